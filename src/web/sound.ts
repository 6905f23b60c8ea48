import { settings } from './settings.svelte.ts';
import type { Moment } from './table/client.ts';

export type Sound = 'roll' | 'move' | 'refuse' | 'win';

let context: AudioContext | null = null;

/** Small sounds made on the spot: no files, and nothing at all unless wanted. */
export function playSound(sound: Sound): void {
  if (!settings.hasSound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  switch (sound) {
    case 'roll':
      for (let i = 0; i < 7; i++)
        knock(context, now + i * 0.07 + Math.random() * 0.03, 900 + Math.random() * 1400, 0.16);
      return;
    case 'move':
      knock(context, now, 520, 0.22);
      return;
    case 'refuse':
      tone(context, now, 160, 0.16, 0.12);
      return;
    case 'win':
      [523, 659, 784, 1047].forEach((pitch, i) => {
        if (context !== null) tone(context, now + i * 0.13, pitch, 0.35, 0.1);
      });
  }
}

/** What is heard when the table changes. */
export function playSoundOf({ table, last }: Moment): void {
  if (table.actor === 'over') playSound('win');
  else if (last !== null) playSound(last.by === 'chance' ? 'roll' : 'move');
}

/** A short burst of filtered noise: wood on wood. */
function knock(audio: AudioContext, at: number, pitch: number, volume: number): void {
  const length = Math.floor(audio.sampleRate * 0.05);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 4;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 2 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: volume }))
    .connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, at: number, pitch: number, seconds: number, volume: number): void {
  const source = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
  const gain = new GainNode(audio, { gain: volume });
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + seconds);
}
