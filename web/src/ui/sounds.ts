/** Sounds made in the browser: a few oscillators and some noise, nothing loaded. */

import { settings } from './preferences.svelte';

export type Sound =
  | 'bell' | 'click' | 'clack' | 'roll' | 'thud' | 'dice' | 'splash' | 'whistle'
  | 'step' | 'creak' | 'shot' | 'bang' | 'hammer' | 'ratchet' | 'win' | 'paper';

let audio: AudioContext | null = null;
let grain: AudioBuffer | null = null;

function open(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  if (!grain) {
    grain = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
    const data = grain.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  return audio;
}

/** A tone that glides from one pitch to another and dies away. */
function tone(from: number, to: number, length: number, loud: number, type: OscillatorType = 'sine', wait = 0): void {
  const a = audio!;
  const start = a.currentTime + wait;
  const wave = a.createOscillator();
  const gain = a.createGain();
  wave.type = type;
  wave.frequency.setValueAtTime(from, start);
  wave.frequency.exponentialRampToValueAtTime(Math.max(20, to), start + length);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  wave.connect(gain).connect(a.destination);
  wave.start(start);
  wave.stop(start + length + 0.02);
}

/** Noise through a filter: felt, water, dice, powder. */
function noise(pitch: number, width: number, length: number, loud: number, wait = 0, kind: BiquadFilterType = 'bandpass'): void {
  const a = audio!;
  const start = a.currentTime + wait;
  const source = a.createBufferSource();
  const filter = a.createBiquadFilter();
  const gain = a.createGain();
  source.buffer = grain;
  source.loop = true;
  filter.type = kind;
  filter.frequency.value = pitch;
  filter.Q.value = width;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(gain).connect(a.destination);
  source.start(start, Math.random() * 0.5);
  source.stop(start + length + 0.02);
}

const PLAYED: Record<Sound, () => void> = {
  bell: () => { tone(660, 655, 0.5, 0.08); tone(990, 985, 0.4, 0.04, 'sine', 0.09); },
  click: () => tone(1400, 900, 0.04, 0.05, 'triangle'),
  clack: () => { tone(2300, 1500, 0.05, 0.16, 'triangle'); noise(3200, 2, 0.04, 0.12); },
  roll: () => noise(320, 0.8, 0.4, 0.07),
  thud: () => { tone(120, 60, 0.16, 0.2); noise(200, 1, 0.1, 0.08); },
  dice: () => { for (let i = 0; i < 7; i++) noise(1500 + Math.random() * 1600, 4, 0.05, 0.13, i * 0.06 + Math.random() * 0.02); },
  splash: () => { noise(900, 0.6, 0.5, 0.14); noise(2600, 0.8, 0.3, 0.07, 0.06); },
  whistle: () => { tone(1300, 2100, 0.18, 0.06); tone(2100, 1500, 0.22, 0.06, 'sine', 0.2); },
  step: () => { tone(95, 60, 0.09, 0.16); tone(90, 55, 0.09, 0.1, 'sine', 0.22); },
  creak: () => tone(180, 320, 0.35, 0.035, 'sawtooth'),
  shot: () => { noise(700, 0.4, 0.5, 0.4, 0, 'lowpass'); noise(500, 0.5, 0.7, 0.09, 0.28, 'lowpass'); },
  bang: () => { tone(92, 34, 0.45, 0.55); noise(240, 0.5, 0.42, 0.5, 0, 'lowpass'); },
  hammer: () => { tone(800, 200, 0.05, 0.16, 'square'); noise(2000, 2, 0.05, 0.1); },
  ratchet: () => { for (let i = 0; i < 4; i++) tone(1000, 600, 0.03, 0.07, 'square', i * 0.06); },
  win: () => [523, 659, 784, 1046].forEach((pitch, i) => tone(pitch, pitch, 0.4, 0.07, 'triangle', i * 0.11)),
  paper: () => noise(4200, 0.7, 0.18, 0.06),
};

/** Play one sound, if sound is on. */
export function play(sound: Sound): void {
  try {
    if (open()) PLAYED[sound]();
  } catch {
    // a silent browser still plays
  }
}
