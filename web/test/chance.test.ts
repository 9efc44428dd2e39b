/** The check of chance: the same vectors as in tests/server/test_honesty.py; and what the page gives, and when. */
import { describe, expect, it, vi } from 'vitest';
import vectors from '../../tests/chance.json';
import { check, fingerprint, numbersOf, seedOf } from '../src/chance/check';
import { due, share } from '../src/chance/share';
import type { ChanceFacts } from '../src/net/schema.gen';
import { LOBBY } from './fake';

type Row = [seat: number, number: string];

describe('hashes', () => {
  it('are those of the vectors', async () => {
    for (const [number = '', found] of vectors.fingerprints) expect(await fingerprint(number)).toBe(found);
    for (const row of vectors.seeds) expect(await seedOf(row.server, row.numbers as Row[])).toBe(row.seed);
    for (const [seed, n, found] of vectors.numbers) {
      const numberOf = await numbersOf(String(seed));
      expect(await numberOf(Number(n))).toBe(BigInt(found as string));
    }
  });
});

describe('a log', () => {
  it.each(vectors.logs)('is judged as by Python: $name', async ({ log, told, events, findings }) => {
    const verdict = await check(log.join('\n'));
    expect([verdict.told, verdict.events]).toEqual([told, events]);
    expect(verdict.findings).toEqual(findings);
  });

  it('without lines about chance proves nothing', async () => {
    const honest = vectors.logs[0]?.log ?? [];
    const verdict = await check(honest.filter((line) => !line.startsWith('chance')).join('\n'));
    expect([verdict.told, verdict.events, verdict.honesty.contributions]).toEqual([false, 0, []]);
  });
});

describe('the page', () => {
  const chance: ChanceFacts = { ...LOBBY.chance, settled: false, server: 'f'.repeat(64), waits_for: [0, 1] };
  const lobby = { ...LOBBY, match: 'shared', you: [0], chance };

  it('gives a fingerprint, and its number only when all fingerprints are there', async () => {
    const given: Record<string, string>[] = [];
    vi.stubGlobal('fetch', async (_: string, wish: RequestInit) => {
      given.push(JSON.parse(String(wish.body)) as Record<string, string>);
      const answer = { ...lobby, chance: { ...chance, waits_for: [1] } };
      return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
    });
    await share(lobby);
    expect(Object.keys(given[0] ?? {})).toEqual(['fingerprint']);
    expect(given).toHaveLength(1);
    const seats = [{ seat: 0, fingerprint: given[0]?.fingerprint ?? '', number: null }];
    const number = await due('shared', [0], { ...chance, open: true, seats });
    expect(await fingerprint(number?.number ?? '')).toBe(given[0]?.fingerprint);
    // Not where the server shows another fingerprint of its own than before.
    expect(await due('shared', [0], { ...chance, open: true, seats, server: 'e'.repeat(64) })).toBeNull();
    vi.unstubAllGlobals();
  });

  it('knows its number again where it was left before the server answered', async () => {
    const first = await due('left', [0], chance);
    const second = await due('left', [0], chance);
    for (const wish of [first, second]) {
      const seats = [{ seat: 0, fingerprint: wish?.fingerprint ?? '', number: null }];
      const number = await due('left', [0], { ...chance, open: true, seats });
      expect(await fingerprint(number?.number ?? '')).toBe(wish?.fingerprint);
    }
  });

  it('gives nothing for others, and nothing when the seed is settled', async () => {
    expect(await due('x', [2], chance)).toBeNull();
    expect(await due('x', [], chance)).toBeNull();
    expect(await due('x', [0], { ...chance, settled: true })).toBeNull();
  });

  it('says that it has nothing to give where it cannot hash', async () => {
    vi.stubGlobal('crypto', {});
    expect(await due('x', [0], chance)).toEqual({ fingerprint: '' });
    vi.unstubAllGlobals();
  });
});
