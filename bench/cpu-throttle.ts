import type { CDPSession, Page } from '@playwright/test';
import { median } from './throughput';

const quietPage = '/robots.txt';

const adjustments = 2;

/**
 * Throttles the CPU to a measured factor: Chromium's rate of 4 was 4.8 times slower on two cores.
 * @returns a function that measures the factor again
 */
export async function throttleCpu(
  page: Page,
  session: CDPSession,
  factor: number,
): Promise<() => Promise<number>> {
  const unthrottled = await measureWork(page);
  const measureFactor = async () => (await measureWork(page)) / unthrottled;
  const setRate = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  let rate = factor;
  await setRate(rate);
  for (let round = 0; round < adjustments; round += 1) {
    rate *= factor / (await measureFactor());
    await setRate(rate);
  }
  return measureFactor;
}

async function measureWork(page: Page): Promise<number> {
  await page.goto(quietPage);
  const times = await page.evaluate(() =>
    Array.from({ length: 16 }, () => {
      const start = performance.now();
      let sum = 0;
      for (let step = 0; step < 3e7; step += 1) sum = (sum * 31 + step) | 0;
      // oxlint-disable-next-line oxc/erasing-op -- the loop must not be optimized away
      return performance.now() - start + (sum & 0);
    }),
  );
  return median(times.slice(1));
}
