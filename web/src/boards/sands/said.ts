/** What a screen reader says about a land or a border. */
import type { BorderKey, LandKey } from './map';
import { CITIZENS, type SandsFacts, type SandsView } from './schema.gen';
import type { Tools } from './tools';

export function saidOf(thing: string, view: SandsView, facts: SandsFacts, tools: Tools): string {
  const [kind, key = ''] = thing.split('/');
  const found =
    kind === 'land' ? landSaid(key as LandKey, view, facts, tools) : borderSaid(key as BorderKey, view, facts, tools);
  return [tools.name(thing), ...found].join(', ');
}

function landSaid(key: LandKey, view: SandsView, facts: SandsFacts, tools: Tools): string[] {
  const here = view.lands[key];
  const terrain = tools.name(`terrain/${facts.lands[key].terrain}`);
  if (!here) return [terrain, tools.label('not-in-play')];
  const { owner, status, resource, capacity, citizens, structures } = here;
  const people = Object.entries(citizens).flatMap(([seat, crowd]) =>
    CITIZENS.filter((citizen) => crowd[citizen] > 0).map(
      (citizen) => `${tools.player(Number(seat))}: ${crowd[citizen]} × ${tools.name(`citizen/${citizen}`)}`,
    ),
  );
  return [
    terrain,
    ...(resource ? [`${tools.name(`resource/${resource}`)} ${capacity}`] : []),
    ...(owner !== null && status ? [`${tools.name(`part/${status}`)} (${tools.player(owner)})`] : []),
    ...people,
    ...structures.map((structure) => tools.name(`structure/${structure}`)),
  ];
}

function borderSaid(key: BorderKey, view: SandsView, facts: SandsFacts, tools: Tools): string[] {
  const { good } = facts.borders[key];
  const here = view.seats.flatMap(({ caravans }, seat) => (caravans.includes(key) ? [tools.player(seat)] : []));
  return [
    ...(good ? [tools.name(`good/${good}`)] : []),
    ...(here.length ? [`${tools.name('part/caravan')}: ${here.join(', ')}`] : []),
  ];
}
