import { useEffect, type RefObject } from 'react';
import { copyTypedText, getControls } from '../../lib/keep-typed-text';

/** Copies of the forms on pages that the visitor has left, by id. Only in memory, because they may hold health data. */
const unsentForms = new Map<string, { form: HTMLFormElement; leftAt: number }>();

/** After Back and Forward a form has what was typed, as on pages that the browser loads itself. */
export function useUnsentForm(form: RefObject<HTMLFormElement>, id: string, isSent: boolean): void {
  useEffect(() => {
    const element = form.current;
    if (element === null || isSent) {
      unsentForms.delete(id);
      return;
    }
    const unsent = unsentForms.get(id);
    const openedAt = getEntryTime();
    // Back and Forward lead to an entry of the history that is older.
    if (unsent && openedAt < unsent.leftAt)
      copyTypedText(getControls(unsent.form), getControls(element));
    return () => {
      if (getEntryTime() === openedAt || !hasTypedText(element)) return;
      unsentForms.set(id, { form: copyForm(element), leftAt: Date.now() });
    };
  }, [form, id, isSent]);
}

/** When the current entry of the history was added, which is its key in Gatsby's router; 0 for a page that the browser loaded. */
function getEntryTime(): number {
  const state = window.history.state as { key?: string } | null;
  return Number(state?.key ?? 0);
}

function hasTypedText(form: HTMLFormElement): boolean {
  return getControls(form).some(
    (control) => 'defaultValue' in control && control.value !== control.defaultValue,
  );
}

function copyForm(form: HTMLFormElement): HTMLFormElement {
  const copy = form.cloneNode(true) as HTMLFormElement;
  const fileInputs = (root: HTMLFormElement) =>
    root.querySelectorAll<HTMLInputElement>('input[type=file]');
  // A copied control keeps its text and choice, but not its files.
  fileInputs(copy).forEach((input, index) => {
    input.files = fileInputs(form)[index]?.files ?? null;
  });
  return copy;
}
