import { useEffect } from 'react';

const controls = 'a, button, input, label, select, summary, textarea, [role="menuitem"]';

function findControl({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(controls) : null;
}

/**
 * Ignores the later clicks of a double click if something else has taken the place of what the first one hit: a confirmation
 * closes, say, and the second click would follow a link that moved up.
 */
export function useStrayClickGuard(): void {
  useEffect(() => {
    let first: Element | null = null;
    let isStray = false;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    // Not the clicks, because browsers add one on the control of a label.
    const onMouseDown = (event: MouseEvent) => {
      const control = findControl(event);
      if (event.detail <= 1) first = control;
      isStray = event.detail > 1 && control !== first;
    };
    const onClick = (event: MouseEvent) => {
      if (!isStray || event.detail <= 1) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('mousedown', onMouseDown, options);
    window.addEventListener('click', onClick, options);
    return () => controller.abort();
  }, []);
}
