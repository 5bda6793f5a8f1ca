/** The latest a gesture ends, in milliseconds: focus can also leave without one, with the window. */
const longest = 1_000;

/**
 * Runs an effect once the tap or key that moved the focus has done its work. An error that appeared under a pointer which
 * is still down would push the page away from it, and the tap would miss.
 */
export function afterGesture(effect: () => void): void {
  const ends = ['click', 'keyup'] as const;
  const run = () => {
    clearTimeout(timer);
    for (const end of ends) document.removeEventListener(end, later, true);
    effect();
  };
  // The page's own handlers come first.
  const later = () => setTimeout(run);
  const timer = setTimeout(run, longest);
  for (const end of ends) document.addEventListener(end, later, { capture: true, once: true });
}
