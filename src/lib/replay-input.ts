import { earlyTap, type AwaitedScript } from '../site/replay-input';

type TappedWindow = Window & { [earlyTap.property]?: HTMLElement | undefined };

/**
 * Says on <html> that a script is there, so that taps are its own from now on. Returns the element whose tap was held for
 * it, or null.
 */
export function takeEarlyTap(script: AwaitedScript): HTMLElement | null {
  document.documentElement.dataset[script] = '';
  const tappedWindow: TappedWindow = window;
  const tapped = tappedWindow[earlyTap.property];
  if (!tapped || (tapped.dataset.replay ?? 'eligibility') !== script) return null;
  tappedWindow[earlyTap.property] = undefined;
  tapped.removeAttribute('aria-busy');
  return tapped;
}
