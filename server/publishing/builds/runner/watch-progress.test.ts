import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressLimits, watchProgress, type ProgressWatch } from './watch-progress';

const minute = 60_000;
let cpuTime: number | null;
let stuck: number;
let watch: ProgressWatch;
beforeEach(() => {
  vi.useFakeTimers();
  [cpuTime, stuck] = [0, 0];
  watch = watchProgress(
    () => Promise.resolve(cpuTime),
    () => {
      stuck += 1;
    },
  );
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

/** @param perMinute runs at the start of each minute */
async function pass(minutes: number, perMinute: () => void = () => undefined): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 1) {
    perMinute();
    await vi.advanceTimersByTimeAsync(minute);
  }
}

test('work on a busy machine may take hours', async () => {
  await pass(300, () => (cpuTime = (cpuTime ?? 0) + 1));
  await pass(60, watch.reportOutput);
  expect(stuck).toBe(0);
});

test('work without output and CPU time is stuck after five minutes, once', async () => {
  await pass(3, () => (cpuTime = (cpuTime ?? 0) + 30));
  await pass(4);
  expect(stuck).toBe(0);
  // Its timers still take some milliseconds.
  await pass(20, () => (cpuTime = (cpuTime ?? 0) + 0.01));
  expect(stuck).toBe(1);
});

test('an endless loop ends after its CPU time', async () => {
  await pass(progressLimits.maxCpuTime / 60 - 1, () => (cpuTime = (cpuTime ?? 0) + 60));
  expect(stuck).toBe(0);
  await pass(2, () => (cpuTime = (cpuTime ?? 0) + 60));
  expect(stuck).toBe(1);
});

test('without a known CPU time, work may be silent for half an hour', async () => {
  cpuTime = null;
  await pass(29);
  expect(stuck).toBe(0);
  await pass(2);
  expect(stuck).toBe(1);
});
