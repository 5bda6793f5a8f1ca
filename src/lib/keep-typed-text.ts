type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlSelector = 'form input, form textarea, form select';

/**
 * Browser extensions add elements to forms. React then discards the page's HTML while it hydrates and renders everything again, and with it
 * what the visitor has typed. This moves values, focus, and selection from the old controls to the new ones. Call it before hydration, and
 * the result afterwards.
 */
export function keepTypedText(root: HTMLElement): () => void {
  const controls = getControls(root);
  let focused = document.activeElement;
  const onFocusIn = ({ target }: FocusEvent) => {
    focused = target as Element;
  };

  const restore = () => {
    const removed = controls.filter((control) => !control.isConnected);
    const counterparts = getControls(root);
    if (removed.length === 0 || counterparts.length === 0) return;
    stop();
    copyTypedText(removed, counterparts, (control, next) => {
      if (control === focused && document.activeElement === document.body) moveFocus(control, next);
    });
  };
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
  };

  // At once, so that the next keystroke finds its field.
  const observer = new MutationObserver(restore);
  document.addEventListener('focusin', onFocusIn);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    restore();
    stop();
  };
}

export function getControls(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<Control>(controlSelector)];
}

/** Copies values and choices to the controls of the same form and name. */
export function copyTypedText(
  from: readonly Control[],
  to: readonly Control[],
  onCopied?: (control: Control, next: Control) => void,
): void {
  for (const control of from) {
    const next = to.find((candidate) => isCounterpart(candidate, control));
    if (next === undefined) continue;
    copyValue(control, next);
    onCopied?.(control, next);
  }
}

function isCounterpart(next: Control, old: Control): boolean {
  const isSameField = next.form?.id === old.form?.id && next.name === old.name;
  return isSameField && next.type === old.type && (!isChoice(old) || next.value === old.value);
}

function isChoice({ type }: Control): boolean {
  return type === 'radio' || type === 'checkbox';
}

function copyValue(old: Control, next: Control): void {
  if (old instanceof HTMLInputElement && next instanceof HTMLInputElement) {
    if (isChoice(old)) {
      if (old.checked !== next.checked && (old.checked || old.type === 'checkbox')) next.click();
      return;
    }
    if (old.type === 'file') {
      if (old.files === null || old.files.length === 0) return;
      next.files = old.files;
      next.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
  }
  if (old.type === 'hidden' || old.value === next.value) return;
  // React ignores a change that was made through its own setter.
  Reflect.set(Object.getPrototypeOf(next) as object, 'value', old.value, next);
  for (const event of ['input', 'change']) next.dispatchEvent(new Event(event, { bubbles: true }));
}

function moveFocus(old: Control, next: Control): void {
  next.focus({ preventScroll: true });
  if (old instanceof HTMLSelectElement || next instanceof HTMLSelectElement) return;
  // Null for fields without a selection, such as e-mail.
  if (old.selectionStart === null) return;
  next.setSelectionRange(old.selectionStart, old.selectionEnd);
}
