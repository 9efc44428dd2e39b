/** Small sounds from oscillators: no files, nothing to load. */

export type Sound = 'turn' | 'tap' | 'done' | 'no' | 'end' | 'message';

/** Frequency in Hz, start and length in seconds, loudness. */
type Note = [frequency: number, at: number, length: number, loud: number];

const SOUNDS: Record<Sound, Note[]> = {
  turn: [
    [523.25, 0, 0.16, 0.12],
    [783.99, 0.13, 0.26, 0.12],
  ],
  tap: [[330, 0, 0.05, 0.05]],
  done: [
    [392, 0, 0.08, 0.06],
    [523.25, 0.06, 0.12, 0.06],
  ],
  no: [[164.81, 0, 0.12, 0.08]],
  end: [
    [392, 0, 0.18, 0.1],
    [523.25, 0.15, 0.18, 0.1],
    [659.25, 0.3, 0.18, 0.1],
    [783.99, 0.45, 0.5, 0.1],
  ],
  message: [[587.33, 0, 0.14, 0.08]],
};

let context: AudioContext | null = null;

/** Browsers allow sound only after a first touch or key. */
export function unlock(): void {
  if (context || typeof AudioContext === 'undefined') return;
  try {
    context = new AudioContext();
  } catch {
    context = null;
  }
}

export function play(sound: Sound): void {
  if (!context) return;
  if (context.state === 'suspended') void context.resume();
  const now = context.currentTime;
  for (const [frequency, at, length, loud] of SOUNDS[sound]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, now + at);
    gain.gain.linearRampToValueAtTime(loud, now + at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.02);
  }
}
