import { escapeHtml } from '../../../contract/shared/text/escape-html';

type Typed = {
  /** What was typed, by field. */
  texts: Readonly<Record<string, string>>;
  /** What is wrong, in words, by field. */
  problems: Readonly<Record<string, string>>;
};

/** A form as it was sent, to be corrected and sent again. `ids` are those of its controls, by field. */
type FilledForm = { html: string; ids: Readonly<Record<string, string>> };

/**
 * The form of a built page with what was typed put back, all of it escaped, and what is wrong said at each field. Files
 * cannot be put back. Null when the page has no form that posts to `path`.
 * @param from path of the page, which the form sends along so that the next answer knows it
 */
export function refillForm(
  page: string,
  path: string,
  from: string,
  { texts, problems }: Typed,
): FilledForm | null {
  const forms = page.match(/<form\b[\s\S]*?<\/form>/g) ?? [];
  const form = forms.find((html) => (attribute(html, 'action') ?? '').endsWith(path));
  if (form === undefined) return null;
  const ids: Record<string, string> = {};
  const typed = (name: string) => (Object.hasOwn(texts, name) ? (texts[name] ?? '') : '');
  /** The tag of a control with its problem tied to it, and the sentence that goes below. */
  const told = (tag: string): [tag: string, sentence: string] => {
    const name = attribute(tag, 'name') ?? '';
    const id = attribute(tag, 'id');
    const problem = Object.hasOwn(problems, name) ? problems[name] : undefined;
    if (id === null || problem === undefined) return [tag, ''];
    ids[name] ??= id;
    const described = [attribute(tag, 'aria-describedby'), `${id}-error`].filter(Boolean).join(' ');
    const wrong = withAttribute(
      withAttribute(tag, 'aria-invalid', 'true'),
      'aria-describedby',
      described,
    );
    return [wrong, sentenceBelow(`${id}-error`, problem)];
  };

  const html = form
    .replace(/^<form\b[^>]*>/, (tag) =>
      withAttribute(tag, 'action', `${attribute(tag, 'action')}?from=${encodeURIComponent(from)}`),
    )
    .replace(/<input\b[^>]*>/g, (tag) => {
      const name = attribute(tag, 'name') ?? '';
      const type = attribute(tag, 'type');
      if (type === 'hidden' || name === 'website') return tag;
      if (type === 'radio' || type === 'checkbox') {
        const bare = tag.replace(/ checked(="[^"]*")?/, '');
        const isChosen = typed(name) === (attribute(tag, 'value') ?? 'on');
        // Of radios the first stands for all.
        if (Object.hasOwn(problems, name)) ids[name] ??= attribute(tag, 'id') ?? '';
        return isChosen ? withAttribute(bare, 'checked', '') : bare;
      }
      const [wrong, sentence] = told(tag);
      return (type === 'file' ? wrong : withAttribute(wrong, 'value', typed(name))) + sentence;
    })
    .replace(/(<textarea\b[^>]*>)[\s\S]*?<\/textarea>/g, (_whole, tag: string) => {
      const [wrong, sentence] = told(tag);
      // A first line break after the tag would be left out.
      return `${wrong}\n${escapeHtml(typed(attribute(tag, 'name') ?? ''))}</textarea>${sentence}`;
    })
    .replace(/<p id="([^"]*)-label"[^>]*>[\s\S]*?<\/p>/g, (label, id: string) => {
      const name = Object.keys(ids).find((field) => ids[field] === id);
      return name === undefined
        ? label
        : label + sentenceBelow(`${id}-error`, problems[name] ?? '');
    });
  return { html, ids };
}

function sentenceBelow(id: string, sentence: string): string {
  return `<span id="${id}" style="color:var(--danger);font-weight:700">${escapeHtml(sentence)}</span>`;
}

function attribute(html: string, name: string): string | null {
  const tag = /^<[^>]*>/.exec(html)?.[0] ?? '';
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;
}

function withAttribute(tag: string, name: string, value: string): string {
  const bare = tag.replace(new RegExp(`\\s${name}="[^"]*"`), '');
  return bare.replace(/^<\w+/, (start) => `${start} ${name}="${escapeHtml(value)}"`);
}
