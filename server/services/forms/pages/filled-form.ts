import {
  defaultTreeAdapter,
  parse,
  parseFragment,
  serializeOuter,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { escapeHtml } from '../../../../contract/shared/text/escape-html';

type Element = DefaultTreeAdapterTypes.Element;

type Submission = {
  texts: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

/** `ids` of the controls with errors, by field. */
export type RefilledForm = { html: string; ids: Readonly<Record<string, string>> };

/**
 * Fills the submitted values and error messages into the form of a built page. Null if no form of the page posts to `action`.
 * @param pagePath the form sends it along, so that the next response knows the page
 */
export function refillForm(
  page: string,
  action: string,
  pagePath: string,
  submission: Submission,
): RefilledForm | null {
  const form = listElements(parse(page)).find(
    (element) => element.tagName === 'form' && getAttribute(element, 'action')?.endsWith(action),
  );
  if (form === undefined) return null;
  const ids = fillForm(form, pagePath, submission);
  return { html: serializeOuter(form), ids };
}

/** @returns the ids of the controls with errors, by field */
export function fillForm(
  form: Element,
  pagePath: string,
  { texts, errors }: Submission,
): Readonly<Record<string, string>> {
  const url = `${getAttribute(form, 'action')}?from=${encodeURIComponent(pagePath)}`;
  setAttribute(form, 'action', url);
  const elements = listElements(form);
  const ids: Record<string, string> = {};
  for (const control of elements) {
    const name = getAttribute(control, 'name');
    const id = getAttribute(control, 'id');
    if (name === null || name === 'website' || !fillControl(control, texts[name] ?? '')) continue;
    const error = errors[name];
    if (id === null || error === undefined) continue;
    if (isChoice(control)) {
      // Errors of a group link to its first radio button.
      const label = elements.find((element) => getAttribute(element, 'id') === `${id}-label`);
      if (label !== undefined) addError(label, id, error);
    } else {
      const descriptions = [getAttribute(control, 'aria-describedby'), `${id}-error`];
      setAttribute(control, 'aria-invalid', 'true');
      setAttribute(control, 'aria-describedby', descriptions.filter(Boolean).join(' '));
      addError(control, id, error);
    }
    ids[name] ??= id;
  }
  if (texts['careFor'] === 'self') elements.forEach(addressSelf);
  return ids;
}

/** Replaces the words by those for someone who needs care themselves. */
function addressSelf(element: Element): void {
  const words = getAttribute(element, 'data-self');
  if (words === null) return;
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, words);
}

/** False if the element's value is not the visitor's. */
function fillControl(control: Element, text: string): boolean {
  const type = getAttribute(control, 'type');
  if (control.tagName === 'textarea') {
    control.childNodes = [];
    // HTML drops the first line break after the tag.
    defaultTreeAdapter.insertText(control, `\n${text}`);
  } else if (control.tagName === 'select') {
    for (const option of listElements(control))
      setAttribute(option, 'selected', getAttribute(option, 'value') === text ? '' : null);
  } else if (control.tagName !== 'input' || type === 'hidden') {
    return false;
  } else if (isChoice(control)) {
    const isChecked = text === (getAttribute(control, 'value') ?? 'on');
    setAttribute(control, 'checked', isChecked ? '' : null);
  } else if (type !== 'file') {
    setAttribute(control, 'value', text);
  }
  return true;
}

const isChoice = (control: Element) =>
  ['radio', 'checkbox'].includes(getAttribute(control, 'type') ?? '');

export function listElements(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes.flatMap((node) =>
    'tagName' in node ? [node, ...listElements(node)] : [],
  );
}

export function getAttribute(element: Element, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

export function setAttribute(element: Element, name: string, value: string | null): void {
  const others = element.attrs.filter((attribute) => attribute.name !== name);
  element.attrs = value === null ? others : [{ name, value }, ...others];
}

function addError(element: Element, id: string, message: string): void {
  const error = `<span id="${id}-error" style="color:var(--danger);font-weight:700">${escapeHtml(message)}</span>`;
  const siblings = element.parentNode?.childNodes ?? [];
  siblings.splice(siblings.indexOf(element) + 1, 0, ...parseFragment(error).childNodes);
}
