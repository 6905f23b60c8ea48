import { assert, at } from '../core/assert.ts';
import type { Weights } from '../core/knowledge.ts';
import { newQuickNetwork, type QuickNetwork } from './quickNetwork.ts';

/** What the network predicts of a position for a seat: the log-odds of winning, and the margin in clear leads. */
export const OUTPUTS = 2;
export const WIN = 0;
export const MARGIN = 1;

/**
 * One hidden layer of rectified units, and every feature also goes straight to the outputs. All parameters are one array:
 * hidden biases, hidden weights feature by feature (so that zero features are skipped), output biases, output weights unit
 * by unit, direct weights feature by feature.
 */
export interface Network {
  readonly features: number;
  readonly hidden: number;
  readonly parameters: Float32Array;
  /** What the last `run` computed. */
  readonly units: Float32Array;
  readonly outputs: Float32Array;
  /** Scratch: the features that are not zero. */
  readonly active: Int32Array;
  /** The same arrays in a memory of WebAssembly; null where it is computed here. */
  readonly quick: QuickNetwork | null;
}

export const outputBiasAt = (net: Network): number => net.hidden * (net.features + 1);
export const outputWeightsAt = (net: Network): number => outputBiasAt(net) + OUTPUTS;
export const directWeightsAt = (net: Network): number => outputWeightsAt(net) + OUTPUTS * net.hidden;

const sizeOf = (features: number, hidden: number): number =>
  hidden * (features + 1) + OUTPUTS * (1 + hidden + features);

export function newNetwork(features: number, hidden: number, mayBeQuick = true): Network {
  const size = sizeOf(features, hidden);
  const quick = mayBeQuick ? newQuickNetwork(features, hidden, size, OUTPUTS) : null;
  return {
    features,
    hidden,
    parameters: quick?.parameters ?? new Float32Array(size),
    units: quick?.units ?? new Float32Array(hidden),
    outputs: quick?.outputs ?? new Float32Array(OUTPUTS),
    active: new Int32Array(features),
    quick,
  };
}

/** Units that are summed at a time: as many as a processor keeps in its registers. */
const BLOCK = 8;

/** Computes `units` and `outputs` for the features. On the hot path: allocates nothing. */
export function runNetwork(net: Network, x: Float32Array): void {
  if (net.quick === null) {
    runPlain(net, x);
    return;
  }
  net.quick.input.set(x);
  net.quick.run();
}

/** The same without WebAssembly: what `network.wat` does must not differ from it by a bit. */
function runPlain(net: Network, x: Float32Array): void {
  const { features, hidden, parameters, units, active } = net;
  const biasAt = hidden * (features + 1);
  const outAt = biasAt + OUTPUTS;
  const directAt = outAt + OUTPUTS * hidden;
  let win = parameters[biasAt] as number;
  let margin = parameters[biasAt + 1] as number;
  let count = 0;
  for (let f = 0; f < features; f++) {
    const value = x[f] as number;
    if (value === 0) continue;
    active[count++] = f;
    win += value * (parameters[directAt + OUTPUTS * f] as number);
    margin += value * (parameters[directAt + OUTPUTS * f + 1] as number);
  }
  let done = 0;
  for (; done + BLOCK <= hidden; done += BLOCK) sumBlock(net, x, count, done);
  for (; done < hidden; done++) sumUnit(net, x, count, done);
  for (let h = 0; h < hidden; h++) {
    const unit = units[h] as number;
    if (unit <= 0) {
      units[h] = 0;
      continue;
    }
    win += unit * (parameters[outAt + OUTPUTS * h] as number);
    margin += unit * (parameters[outAt + OUTPUTS * h + 1] as number);
  }
  net.outputs[WIN] = win;
  net.outputs[MARGIN] = margin;
}

/** The sums of eight units in one go through the features that count: no sum goes through memory on the way. */
function sumBlock({ hidden, parameters, units, active }: Network, x: Float32Array, count: number, h: number): void {
  let a = parameters[h] as number;
  let b = parameters[h + 1] as number;
  let c = parameters[h + 2] as number;
  let d = parameters[h + 3] as number;
  let e = parameters[h + 4] as number;
  let f = parameters[h + 5] as number;
  let g = parameters[h + 6] as number;
  let k = parameters[h + 7] as number;
  for (let i = 0; i < count; i++) {
    const feature = active[i] as number;
    const value = x[feature] as number;
    const at = hidden * (feature + 1) + h;
    a += value * (parameters[at] as number);
    b += value * (parameters[at + 1] as number);
    c += value * (parameters[at + 2] as number);
    d += value * (parameters[at + 3] as number);
    e += value * (parameters[at + 4] as number);
    f += value * (parameters[at + 5] as number);
    g += value * (parameters[at + 6] as number);
    k += value * (parameters[at + 7] as number);
  }
  units[h] = a;
  units[h + 1] = b;
  units[h + 2] = c;
  units[h + 3] = d;
  units[h + 4] = e;
  units[h + 5] = f;
  units[h + 6] = g;
  units[h + 7] = k;
}

function sumUnit({ hidden, parameters, units, active }: Network, x: Float32Array, count: number, h: number): void {
  let sum = parameters[h] as number;
  for (let i = 0; i < count; i++) {
    const feature = active[i] as number;
    sum += (x[feature] as number) * (parameters[hidden * (feature + 1) + h] as number);
  }
  units[h] = sum;
}

/** The parameters as rows of text, as `Weights` describes them. */
export function writeRows(net: Network, digits = 4): string[] {
  const { features, hidden, parameters } = net;
  const text = (index: number): string => String(Number((parameters[index] as number).toPrecision(digits)));
  const rows: string[] = [];
  for (let h = 0; h < hidden; h++)
    rows.push(Array.from({ length: features + 1 }, (_, f) => text(f * hidden + h)).join(' '));
  for (let o = 0; o < OUTPUTS; o++)
    rows.push(
      [
        text(outputBiasAt(net) + o),
        ...Array.from({ length: hidden }, (_, h) => text(outputWeightsAt(net) + OUTPUTS * h + o)),
        ...Array.from({ length: features }, (_, f) => text(directWeightsAt(net) + OUTPUTS * f + o)),
      ].join(' '),
    );
  return rows;
}

export function readNetwork(features: number, weights: Weights): Network {
  const hidden = weights.rows.length - OUTPUTS;
  const net = newNetwork(features, hidden);
  const rows = weights.rows.map((row) => row.split(' ').map(Number));
  const isSound = rows.every((row, i) => row.length === (i < hidden ? features + 1 : 1 + hidden + features));
  assert(
    isSound && rows.flat().every(Number.isFinite),
    'the weights fit the features: train again after changing them',
  );
  const { parameters } = net;
  for (let h = 0; h < hidden; h++) for (let f = 0; f <= features; f++) parameters[f * hidden + h] = at(at(rows, h), f);
  for (let o = 0; o < OUTPUTS; o++) {
    const row = at(rows, hidden + o);
    parameters[outputBiasAt(net) + o] = at(row, 0);
    for (let h = 0; h < hidden; h++) parameters[outputWeightsAt(net) + OUTPUTS * h + o] = at(row, 1 + h);
    for (let f = 0; f < features; f++) parameters[directWeightsAt(net) + OUTPUTS * f + o] = at(row, 1 + hidden + f);
  }
  return net;
}

/** The chance to win that the network has just computed, 0 … 1. */
export const chanceOf = ({ outputs }: Network): number => 1 / (1 + Math.exp(-(outputs[WIN] as number)));
