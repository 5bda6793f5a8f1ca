import { useState } from 'react';

/** Whether what is open was chosen, here or on the screen before, rather than opened with the page; null: nothing is open. */
export function useIsChosen(selected: string | null): boolean {
  // While a page loads nothing has the focus. What was opened with it is chosen once another one has been open, or none.
  const [shown, setShown] = useState(() => ({
    selected,
    isChosen: document.activeElement !== document.body,
  }));
  if (selected !== shown.selected) setShown({ selected, isChosen: true });
  return shown.isChosen;
}
