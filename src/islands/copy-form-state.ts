type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = 'input:not([type="hidden"]), textarea, select';

/**
 * Copies what was typed, chosen, opened, and focused from a plain form to its React rendering. Events tell React about the values.
 * Controls match by name, and radio buttons also by value.
 */
export function copyFormState(from: Element, to: Element): void {
  const targets = [...to.querySelectorAll<Control>(controls)];
  const findControl = ({ name, type, value }: Control) =>
    targets.find((target) => target.name === name && (type !== 'radio' || target.value === value));
  for (const source of from.querySelectorAll<Control>(controls)) {
    const target = findControl(source);
    if (target !== undefined) copyValue(source, target);
  }
  for (const details of from.querySelectorAll('details'))
    (findSame(details, from, to) as HTMLDetailsElement).open = details.open;

  const focused = document.activeElement;
  if (focused === null || !from.contains(focused)) return;
  const target = focused.matches(controls)
    ? findControl(focused as Control)
    : findSame(focused, from, to);
  // The old field is still there, so that a phone's keyboard stays open.
  target?.focus({ preventScroll: true });
  if (target instanceof HTMLElement) copySelection(focused, target);
}

function copyValue(source: Control, target: Control): void {
  if (isChoice(source)) {
    const isChanged = source.checked !== source.defaultChecked;
    if (isChanged && source.checked !== (target as HTMLInputElement).checked) target.click();
  } else if (source instanceof HTMLInputElement && source.type === 'file') {
    if (source.files?.length === 0) return;
    (target as HTMLInputElement).files = source.files;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isChanged(source)) {
    setValue(target, source.value);
    target.dispatchEvent(new Event('input', { bubbles: true }));
    target.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** The script may have filled in what the visitor left as it was. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  return control.value !== control.defaultValue;
}

function isChoice(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

/** React replaces the property of each element, and ignores events after it was set that way. */
function setValue(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
}

/** The element of the other rendering at the same place among those of its kind. */
function findSame(element: Element, from: Element, to: Element): HTMLElement | undefined {
  const index = [...from.querySelectorAll(element.tagName)].indexOf(element);
  return to.querySelectorAll<HTMLElement>(element.tagName)[index];
}

/** Fields such as email addresses have no selection. */
function copySelection(source: Element, target: Element): void {
  const { selectionStart: start, selectionEnd: end } = source as HTMLInputElement;
  if (typeof start === 'number') (target as HTMLInputElement).setSelectionRange(start, end);
}
