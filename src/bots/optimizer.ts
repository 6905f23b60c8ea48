import {
  chanceOf,
  directWeightsAt,
  MARGIN,
  type Network,
  OUTPUTS,
  outputBiasAt,
  outputWeightsAt,
  runNetwork,
} from './network.ts';

/** Adam (Kingma and Ba): gradients collected over a batch, then one step. */
export interface Adam {
  readonly parameters: Float32Array;
  readonly gradient: Float32Array;
  readonly first: Float32Array;
  readonly second: Float32Array;
  steps: number;
  /** Samples in the gradient so far. */
  samples: number;
}

export interface Optimizer extends Adam {
  readonly network: Network;
}

export const newOptimizer = (network: Network): Optimizer => ({ network, ...newAdam(network.parameters) });

export function newAdam(parameters: Float32Array): Adam {
  const size = parameters.length;
  return {
    parameters,
    gradient: new Float32Array(size),
    first: new Float32Array(size),
    second: new Float32Array(size),
    steps: 0,
    samples: 0,
  };
}

/**
 * Adds the gradient of one sample: cross entropy for the victory, squared error for the margin. Returns the former. The slope of the error is
 * bounded, so that results far off do not upset the rest; without bound what is learned is the mean, and not something on the way to the median.
 */
export function learn(optimizer: Optimizer, x: Float32Array, win: number, margin: number, bound = 1): number {
  const { network, gradient } = optimizer;
  const { features, hidden, units, outputs, parameters } = network;
  runNetwork(network, x);
  const chance = chanceOf(network);
  const winSlope = chance - win;
  const marginSlope = 0.5 * Math.max(-bound, Math.min(bound, (outputs[MARGIN] as number) - margin));
  const biasAt = outputBiasAt(network);
  const outAt = outputWeightsAt(network);
  const directAt = directWeightsAt(network);
  gradient[biasAt] = (gradient[biasAt] as number) + winSlope;
  gradient[biasAt + 1] = (gradient[biasAt + 1] as number) + marginSlope;
  for (let h = 0; h < hidden; h++) {
    const unit = units[h] as number;
    if (unit === 0) continue;
    const at = outAt + OUTPUTS * h;
    // From here `units` holds the slope at each unit; a unit at rest has none.
    units[h] = winSlope * (parameters[at] as number) + marginSlope * (parameters[at + 1] as number);
    gradient[h] = (gradient[h] as number) + (units[h] as number);
    gradient[at] = (gradient[at] as number) + winSlope * unit;
    gradient[at + 1] = (gradient[at + 1] as number) + marginSlope * unit;
  }
  for (let f = 0; f < features; f++) {
    const value = x[f] as number;
    if (value === 0) continue;
    const at = hidden + f * hidden;
    for (let h = 0; h < hidden; h++) gradient[at + h] = (gradient[at + h] as number) + value * (units[h] as number);
    const direct = directAt + OUTPUTS * f;
    gradient[direct] = (gradient[direct] as number) + value * winSlope;
    gradient[direct + 1] = (gradient[direct + 1] as number) + value * marginSlope;
  }
  optimizer.samples++;
  const safe = Math.min(0.9999, Math.max(0.0001, chance));
  return -(win * Math.log(safe) + (1 - win) * Math.log(1 - safe));
}

const KEEP_FIRST = 0.9;
const KEEP_SECOND = 0.999;

export function step(optimizer: Adam, rate: number): void {
  const { parameters, gradient, first, second, samples } = optimizer;
  if (samples === 0) return;
  const t = ++optimizer.steps;
  const scale = (rate * Math.sqrt(1 - KEEP_SECOND ** t)) / (1 - KEEP_FIRST ** t);
  for (let i = 0; i < gradient.length; i++) {
    const slope = (gradient[i] as number) / samples;
    const m = KEEP_FIRST * (first[i] as number) + (1 - KEEP_FIRST) * slope;
    const v = KEEP_SECOND * (second[i] as number) + (1 - KEEP_SECOND) * slope * slope;
    first[i] = m;
    second[i] = v;
    parameters[i] = (parameters[i] as number) - (scale * m) / (Math.sqrt(v) + 1e-8);
  }
  gradient.fill(0);
  optimizer.samples = 0;
}
