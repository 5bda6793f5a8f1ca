import type { ResultKind } from './list-entries';
import type { FoundPage } from './group-hits';

type Texts = { kinds: Record<ResultKind, string>; alsoFor: string };

/** More are seldom read. */
const maxPerKind = 5;

export function selectBest(pages: readonly FoundPage[]): FoundPage[] {
  const counts = new Map<ResultKind, number>();
  return pages.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= maxPerKind;
  });
}

/** Sections of results, that with the best one first. SearchResults styles them. */
export function renderFound(pages: readonly FoundPage[], { kinds, alsoFor }: Texts): Node[] {
  const found = new Set(pages.map(({ kind }) => kind));
  return [...found].map((kind) => {
    const items = pages.filter((page) => page.kind === kind);
    const list = create('ul', {}, ...items.map((page) => renderPage(page, alsoFor)));
    return create('section', {}, create('h2', {}, kinds[kind]), list);
  });
}

function renderPage(
  { path, title, place, description, heading, others }: FoundPage,
  label: string,
) {
  return create(
    'li',
    {},
    create('h3', {}, create('a', { href: path }, title)),
    ...(place === '' ? [] : [create('p', { 'data-place': '' }, place)]),
    ...(description === '' ? [] : [create('p', {}, description)]),
    ...(heading ? [create('p', {}, create('a', { href: heading.path }, heading.text))] : []),
    ...(others.length > 0
      ? [
          create(
            'p',
            { 'data-others': '' },
            label,
            ...others.map((other) => create('a', { href: other.path }, other.place)),
          ),
        ]
      : []),
  );
}

function create(
  name: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElement {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value);
  element.append(...children);
  return element;
}
