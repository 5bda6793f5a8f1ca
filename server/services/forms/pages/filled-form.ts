import { escapeHtml } from '../../../../contract/shared/text/escape-html';

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
  { texts, errors }: Submission,
): RefilledForm | null {
  const forms = page.match(/<form\b[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((html) => (getAttribute(html, 'action') ?? '').endsWith(action));
  if (form === undefined) return null;
  const ids: Record<string, string> = {};
  const getText = (name: string) => (Object.hasOwn(texts, name) ? (texts[name] ?? '') : '');
  const getError = (name: string) => (Object.hasOwn(errors, name) ? errors[name] : undefined);

  const addError = (tag: string): [tag: string, errorHtml: string] => {
    const name = getAttribute(tag, 'name') ?? '';
    const id = getAttribute(tag, 'id');
    const error = getError(name);
    if (id === null || error === undefined) return [tag, ''];
    ids[name] ??= id;
    const descriptions = [getAttribute(tag, 'aria-describedby'), `${id}-error`].filter(Boolean);
    const invalidTag = setAttribute(tag, 'aria-invalid', 'true');
    return [
      setAttribute(invalidTag, 'aria-describedby', descriptions.join(' ')),
      renderError(id, error),
    ];
  };

  const fillInput = (tag: string): string => {
    const name = getAttribute(tag, 'name') ?? '';
    const type = getAttribute(tag, 'type');
    if (type === 'hidden' || name === 'website') return tag;
    if (type === 'radio' || type === 'checkbox') {
      // Errors of a group link to its first radio button.
      if (getError(name) !== undefined) ids[name] ??= getAttribute(tag, 'id') ?? '';
      const unchecked = tag.replace(/ checked(="[^"]*")?/, '');
      const isChecked = getText(name) === (getAttribute(tag, 'value') ?? 'on');
      return isChecked ? setAttribute(unchecked, 'checked', '') : unchecked;
    }
    const [newTag, errorHtml] = addError(tag);
    return (type === 'file' ? newTag : setAttribute(newTag, 'value', getText(name))) + errorHtml;
  };

  const fillTextarea = (tag: string): string => {
    const [newTag, errorHtml] = addError(tag);
    const text = escapeHtml(getText(getAttribute(tag, 'name') ?? ''));
    // HTML drops the first line break after the tag.
    return `${newTag}\n${text}</textarea>${errorHtml}`;
  };

  const addGroupError = (label: string, id: string): string => {
    const name = Object.keys(ids).find((field) => ids[field] === id);
    return name === undefined ? label : label + renderError(id, errors[name] ?? '');
  };

  const html = form
    .replace(/^<form\b[^>]*>/, (tag) =>
      setAttribute(
        tag,
        'action',
        `${getAttribute(tag, 'action')}?from=${encodeURIComponent(pagePath)}`,
      ),
    )
    .replace(/<input\b[^>]*>/g, fillInput)
    .replace(/(<textarea\b[^>]*>)[\s\S]*?<\/textarea>/g, (_match, tag: string) => fillTextarea(tag))
    .replace(/<p id="([^"]*)-label"[^>]*>[\s\S]*?<\/p>/g, addGroupError);
  return { html, ids };
}

function renderError(id: string, message: string): string {
  return `<span id="${id}-error" style="color:var(--danger);font-weight:700">${escapeHtml(message)}</span>`;
}

function getAttribute(html: string, name: string): string | null {
  const tag = /^<[^>]*>/.exec(html)?.[0] ?? '';
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
}

function setAttribute(tag: string, name: string, value: string): string {
  const rest = tag.replace(new RegExp(`\\s${name}="[^"]*"`), '');
  return rest.replace(/^<\w+/, (start) => `${start} ${name}="${escapeHtml(value)}"`);
}
