import { assert, at } from '../core/assert.ts';
import type { Weights } from '../core/knowledge.ts';

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
}

export const outputBiasAt = (net: Network): number => net.hidden * (net.features + 1);
export const outputWeightsAt = (net: Network): number => outputBiasAt(net) + OUTPUTS;
export const directWeightsAt = (net: Network): number => outputWeightsAt(net) + OUTPUTS * net.hidden;

const sizeOf = (features: number, hidden: number): number =>
  hidden * (features + 1) + OUTPUTS * (1 + hidden + features);

export function newNetwork(features: number, hidden: number): Network {
  return {
    features,
    hidden,
    parameters: new Float32Array(sizeOf(features, hidden)),
    units: new Float32Array(hidden),
    outputs: new Float32Array(OUTPUTS),
  };
}

/** Computes `units` and `outputs` for the features. On the hot path: allocates nothing. */
export function runNetwork(net: Network, x: Float32Array): void {
  const { features, hidden, parameters, units } = net;
  const biasAt = hidden * (features + 1);
  const outAt = biasAt + OUTPUTS;
  const directAt = outAt + OUTPUTS * hidden;
  let win = parameters[biasAt] as number;
  let margin = parameters[biasAt + 1] as number;
  for (let h = 0; h < hidden; h++) units[h] = parameters[h] as number;
  for (let f = 0; f < features; f++) {
    const value = x[f] as number;
    if (value === 0) continue;
    const at = hidden + f * hidden;
    for (let h = 0; h < hidden; h++) units[h] = (units[h] as number) + value * (parameters[at + h] as number);
    win += value * (parameters[directAt + OUTPUTS * f] as number);
    margin += value * (parameters[directAt + OUTPUTS * f + 1] as number);
  }
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

/** The parameters as rows of text, as `Weights` describes them. */
export function writeRows(net: Network): string[] {
  const { features, hidden, parameters } = net;
  const text = (index: number): string => String(Number((parameters[index] as number).toPrecision(4)));
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
