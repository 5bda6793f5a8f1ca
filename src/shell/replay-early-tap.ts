import { earlyTap } from '../site/early-tap';

type TappedWindow = Window & { [earlyTap.property]?: HTMLElement };

/** Once the page is alive: repeats the tap on a button that came before its script. */
export function replayEarlyTap(): void {
  document.documentElement.setAttribute(earlyTap.alive, '');
  (window as TappedWindow)[earlyTap.property]?.click();
}
