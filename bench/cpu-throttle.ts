import type { CDPSession, Page } from '@playwright/test';
import { median } from './throughput';

const quietPage = '/robots.txt';

const adjustments = 2;

export type CpuThrottle = {
  measure: () => Promise<number>;
};

/**
 * Throttles the CPU to a measured factor: Chromium's rate of 4 was 4.8 times slower on two cores.
 */
export async function throttleCpu(
  page: Page,
  session: CDPSession,
  times: number,
): Promise<CpuThrottle> {
  const fast = await workTime(page);
  const measure = async () => (await workTime(page)) / fast;
  const setRate = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  let rate = times;
  await setRate(rate);
  for (let round = 0; round < adjustments; round += 1) {
    rate *= times / (await measure());
    await setRate(rate);
  }
  return { measure };
}

async function workTime(page: Page): Promise<number> {
  await page.goto(quietPage);
  const all = await page.evaluate(() =>
    Array.from({ length: 16 }, () => {
      const began = performance.now();
      let sum = 0;
      for (let step = 0; step < 3e7; step += 1) sum = (sum * 31 + step) | 0;
      // oxlint-disable-next-line oxc/erasing-op -- the loop must not be optimized away
      return performance.now() - began + (sum & 0);
    }),
  );
  return median(all.slice(1));
}
