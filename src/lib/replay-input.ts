import { inputReplay, type AwaitedScript } from '../site/replay-input';

type ReplayWindow = Window & { [inputReplay.windowProperty]?: HTMLElement | undefined };

/** Marks the script as loaded. Returns the element that was tapped before, or null. */
export function takeEarlyClick(script: AwaitedScript): HTMLElement | null {
  document.documentElement.dataset[script] = '';
  const replayWindow: ReplayWindow = window;
  const element = replayWindow[inputReplay.windowProperty];
  if (!element || (element.dataset.replay ?? 'eligibility') !== script) return null;
  replayWindow[inputReplay.windowProperty] = undefined;
  element.removeAttribute('aria-busy');
  return element;
}
