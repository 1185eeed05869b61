import { getSettings } from './settings.ts';

let context: AudioContext | null = null;

/** A plucked string: a short tone that dies away. */
function pluck(frequency: number, start: number, length = 0.35, volume = 0.08): void {
  context ??= new AudioContext();
  const at = context.currentTime + start;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** The notes of a lyre in the Dorian mode. */
const SOUNDS = {
  turn: [293.7, 440],
  confirm: [392],
  dice: [196, 220, 196],
  gain: [523.3, 587.3],
  end: [293.7, 349.2, 440, 587.3],
} as const;

export type Sound = keyof typeof SOUNDS;

export function playSound(name: Sound): void {
  if (!getSettings().sound) return;
  SOUNDS[name].forEach((frequency, index) => {
    pluck(frequency, index * 0.09);
  });
}
