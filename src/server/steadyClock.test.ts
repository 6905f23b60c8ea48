import { expect, test } from 'vitest';
import { newSteadyClock } from './steadyClock.ts';

function clocks() {
  const time = { wall: 1_000_000, counter: 50 };
  const now = newSteadyClock(
    () => time.wall,
    () => time.counter,
  );
  const pass = (millis: number): void => {
    time.wall += millis;
    time.counter += millis;
  };
  return { time, now, pass };
}

test('runs with the clock of the machine while nobody sets it', () => {
  const { now, pass } = clocks();
  pass(1234);
  expect(now()).toBe(1_001_234);
});

test('does not jump when the clock is set forward, and comes after it slowly', () => {
  const { time, now, pass } = clocks();
  time.wall += 3_600_000;
  expect(now()).toBe(1_000_000);
  pass(1000);
  expect(now()).toBe(1_001_100);
});

test('never goes back when the clock is set back, and lets it come near', () => {
  const { time, now, pass } = clocks();
  time.wall -= 500;
  expect(now()).toBe(1_000_000);
  pass(1000);
  expect(now()).toBe(1_000_900);
  pass(10_000);
  expect(now()).toBe(time.wall);
});
