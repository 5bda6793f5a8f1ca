import { pageFormId } from '../../contract/forms/eligibility-constants';
import { hideOverForms } from '../browser/hide-over-forms';
import { getPageTime } from '../browser/page-activation';
import { withTimeout } from '../browser/with-timeout';
import { facts } from '../shared/facts';
import { getPageLanguage, scriptTexts } from '../browser/script-texts';

type LoadPopup = () => Promise<{
  openPopup: (launcher: HTMLElement, opener: HTMLElement) => void;
}>;

/**
 * The floating button, its bubble, and every eligibility link open the popup (specification section 4). On the page that has the form, links
 * lead to it; on others without the button, they lead to that page.
 */
export function startEligibility(loadPopup: LoadPopup): void {
  const launcher = document.querySelector<HTMLAnchorElement>('[data-launcher]');
  const pageForm = document.getElementById(pageFormId);
  if (pageForm !== null) return onLinkClick(() => focusForm(pageForm));
  if (launcher === null) return;
  const texts = scriptTexts[getPageLanguage()];
  const label = launcher.querySelector('small');
  launcher.setAttribute('role', 'button');
  launcher.setAttribute('aria-haspopup', 'dialog');

  const setLabel = (text: string) => {
    if (label) label.textContent = text;
  };
  const open = async (link: HTMLAnchorElement) => {
    const timer = setTimeout(setLabel, facts.loadingOverlayAfter, texts.loading);
    try {
      (await withTimeout(loadPopup())).openPopup(launcher, link);
    } catch {
      // A new version of the site may have removed the script. Without a connection another page would not load either, and this
      // one has the phone number.
      setLabel(navigator.onLine ? '' : texts.offline);
      if (navigator.onLine) location.assign(link.href);
    } finally {
      clearTimeout(timer);
    }
  };
  onLinkClick((link) => void open(link));
  launcher.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    launcher.click();
  });

  // A visitor who points at the button or sees the bubble may open the popup soon.
  const preload = () => void loadPopup().catch(() => undefined);
  launcher.addEventListener('pointerenter', preload, { once: true });
  launcher.addEventListener('focus', preload, { once: true });
  hideOverForms(launcher);
  watchBubble((isVisible) => {
    launcher.querySelector('[data-bubble]')?.toggleAttribute('data-shown', isVisible);
    if (isVisible && !savesData()) preload();
  });
}

function onLinkClick(handle: (link: HTMLAnchorElement) => void): void {
  document.addEventListener('click', (event) => {
    const link = findLink(event.target);
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    handle(link);
  });
}

function focusForm(form: HTMLElement): void {
  form.scrollIntoView();
  form.focus({ preventScroll: true });
}

/** Only Chrome's browsers know it. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
  return connection?.saveData === true;
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[data-eligibility]')
    : null;
}

/** A modified click opens the link in a new tab or window. */
function isPlainClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}

const { firstAt, firstDuration, interval, duration } = facts.bubble;

/**
 * Calls `show` whenever the bubble appears (true) or disappears (false). Times count from the page load, because scripts start
 * later.
 */
function watchBubble(show: (isVisible: boolean) => void): void {
  const update = () => {
    const now = getPageTime();
    show(isBubbleVisibleAt(now));
    setTimeout(update, Math.ceil(getNextBubbleChange(now) - now));
  };
  update();
}

/**
 * Visible at 18–20 s, 58–62 s, 98–102 s … after the page load: the 40 s of the specification (section 4) count from one
 * appearance to the next.
 */
export function isBubbleVisibleAt(ms: number): boolean {
  const sinceFirst = ms - firstAt;
  if (sinceFirst < 0) return false;
  return sinceFirst < interval ? sinceFirst < firstDuration : sinceFirst % interval < duration;
}

/** The time of the next appearance or disappearance, in milliseconds since the page load. */
export function getNextBubbleChange(ms: number): number {
  if (ms < firstAt) return firstAt;
  const round = Math.floor((ms - firstAt) / interval);
  const start = firstAt + round * interval;
  const end = start + (round === 0 ? firstDuration : duration);
  return ms < end ? end : start + interval;
}
