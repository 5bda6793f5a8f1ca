import type { Browser, CDPSession, Page } from '@playwright/test';
import { tapMiddle, withSlowPage } from './slow-phone';

/** Milliseconds in which transitions end and browsers report event durations, which has no event of its own. */
const restTime = 1000;

const firstField = 'dialog[open] [name="firstName"]';

/**
 * Opens the eligibility popup on a first visit (`cold`) and on a second one (`warm`), and measures how long the page takes to show the
 * result of an input (INP).
 */
export function measurePopup(browser: Browser, url: string) {
  return withSlowPage(browser, async (page, session) => {
    const tap = (selector: string) => tapElement(page, session, selector);
    const openPopup = () => measureOpening(page, () => tap('[data-launcher]'));
    await page.addInitScript(`
      window.durations = [];
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries())
          if (interactionId > 0) durations.push(duration);
      }).observe({ type: 'event', durationThreshold: 16 });
    `);
    const measureInp = async (interact: () => Promise<unknown>) => {
      await page.waitForTimeout(restTime);
      await page.evaluate('durations.length = 0');
      await interact();
      await page.waitForTimeout(restTime);
      return page.evaluate<number>('Math.max(0, ...durations)');
    };
    let [cold, warm] = [NaN, NaN];
    await openPage(page, url);
    const coldInp = await measureInp(async () => (cold = await openPopup()));
    const typing = await measureInp(() =>
      page.keyboard.type('abcdefghijklmnopqrst', { delay: 50 }),
    );
    await openPage(page, url);
    const warmInp = await measureInp(async () => (warm = await openPopup()));
    await openPage(page, url);
    const menu = await measureInp(() => tap('header nav ~ [popovertarget]'));
    const theme = await measureInp(() => tap('[data-theme-toggle]'));
    return { cold, warm, menu, theme, popup: Math.max(coldInp, warmInp), typing };
  });
}

async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('html[data-alive]').waitFor();
}

async function tapElement(page: Page, session: CDPSession, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`The page does not show ${selector}.`);
  await tapMiddle(session, box);
}

/** @returns milliseconds from the tap until the first field has the focus and a typed letter, and keeps both for half a second */
async function measureOpening(page: Page, tapLauncher: () => Promise<void>): Promise<number> {
  await page.evaluate(`void (window.usableAfter = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The popup takes no text.')), 30_000);
    let [tappedAt, typedAt] = [NaN, NaN];
    addEventListener('pointerdown', ({ timeStamp }) => (tappedAt = timeStamp), { once: true, capture: true });
    requestAnimationFrame(function check(now) {
      const field = document.querySelector('${firstField}');
      const hasText = field && field.value !== '' && document.activeElement === field;
      if (hasText && now - typedAt > 500) return resolve(typedAt - tappedAt);
      if (field && !hasText) {
        field.focus();
        document.execCommand('insertText', false, 'a');
        typedAt = performance.now();
      }
      requestAnimationFrame(check);
    });
  }))`);
  await tapLauncher();
  // The page is left if its script does not open the popup.
  return page.evaluate<number>('usableAfter').catch(() => Infinity);
}
