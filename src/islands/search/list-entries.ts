import { getHeadingId, type PageTexts, type SearchPage } from '../../shared/search-files';

export type ResultKind = 'place' | 'question' | SearchPage['kind'];

/** A page, or one of its headings or questions. */
export type Entry = {
  id: number;
  kind: ResultKind;
  page: SearchPage;
  /** The id of the heading or question. */
  anchor: string;
  title: string;
  heading: string;
  description: string;
  /** Words that tell which page or state it is, but not that it answers. */
  context: string;
  text: string;
};

/** All pages in parts. @param texts of the pages, if their texts are searched too */
export function listEntries(pages: readonly SearchPage[], texts: PageTexts): Entry[] {
  return pages
    .flatMap((page) => listParts(page, texts[page.path] ?? {}))
    .map((entry, id) => ({ ...entry, id }));
}

function listParts(page: SearchPage, texts: Record<string, string>): Omit<Entry, 'id'>[] {
  const { kind, path, title, description, place } = page;
  const none = { page, kind, anchor: '', title: '', heading: '', description: '', text: '' };
  return [
    {
      ...none,
      title,
      // '/career/…' is in it.
      heading: kind === 'job' ? path : '',
      description,
      context: `${path} ${place}`,
      text: texts[''] ?? '',
    },
    ...page.headings.map((heading) => ({
      ...none,
      anchor: getHeadingId(heading),
      heading: heading.text,
      context: `${title} ${place}`,
      text: texts[getHeadingId(heading)] ?? '',
    })),
    ...page.questions.map(({ id, text }) => ({
      ...none,
      kind: 'question' as const,
      anchor: id,
      title: text,
      context: place,
      text: texts[id] ?? '',
    })),
  ];
}
