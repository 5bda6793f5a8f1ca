import { inputReplay, type AwaitedScript } from '../site/replay-input';

type TappedWindow = Window & { [inputReplay.windowProperty]?: HTMLElement | undefined };

/** Marks the script as loaded. Returns the element that was tapped before, or null. */
export function takeEarlyTap(script: AwaitedScript): HTMLElement | null {
  document.documentElement.dataset[script] = '';
  const tappedWindow: TappedWindow = window;
  const tapped = tappedWindow[inputReplay.windowProperty];
  if (!tapped || (tapped.dataset.replay ?? 'eligibility') !== script) return null;
  tappedWindow[inputReplay.windowProperty] = undefined;
  tapped.removeAttribute('aria-busy');
  return tapped;
}
