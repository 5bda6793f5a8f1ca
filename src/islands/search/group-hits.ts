import type { SearchResult as Match } from 'minisearch';
import type { RegionId } from '../../../contract/shared/regions';
import type { Entry, ResultKind } from './list-entries';
import type { Hit } from './match-entries';
import { createExcerpt } from './excerpt';

export type FoundPage = {
  kind: ResultKind;
  path: string;
  title: string;
  /** Empty unless the page is about one state. */
  place: string;
  description: string;
  /** The heading that matches. */
  heading: { path: string; text: string } | null;
  /** The same page for other states. */
  others: { path: string; place: string }[];
};

/** One result for a page or question of several states. */
export function toPages(hits: Hit[], region: RegionId | undefined, isExact: boolean): FoundPage[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const key = getGroup(hit.entry);
    groups.set(key, [...(groups.get(key) ?? []), hit]);
  }
  return [...groups.values()].map((group) => toPage(group, region, isExact));
}

/**
 * Shows the page of the visitor's state, or the first one if all have the words.
 * @param hits in one group, the best first
 */
function toPage(hits: Hit[], region: RegionId | undefined, isExact: boolean): FoundPage {
  const sorted = [...hits];
  if (isExact)
    sorted.sort((a, b) => Number(a.isSynonym) - Number(b.isSynonym) || a.entry.id - b.entry.id);
  const entries = sorted.map(({ entry }) => entry);
  const pages = new Map(entries.map((entry) => [entry.page, entry]));
  const inRegion = entries.find(({ page }) => page.region === region);
  const { page, kind } = inRegion ?? (entries[0] as Entry);
  pages.delete(page);
  const own = hits.filter(({ entry }) => entry.page === page);
  const found = {
    kind,
    place: page.place,
    others: [...pages.values()]
      .map((other) => ({ path: getPath(other), place: other.page.place }))
      .filter(({ place }) => place !== ''),
  };
  if (kind === 'question') {
    const { entry, match } = own[0] as Hit;
    const description = createExcerpt(entry.text, match.terms);
    return { ...found, path: getPath(entry), title: entry.title, description, heading: null };
  }
  const part = own.find(({ entry, match }) => entry.anchor !== '' && isAbout(match));
  const excerpt = part ? createExcerpt(part.entry.text, part.match.terms) : '';
  return {
    ...found,
    path: page.path,
    title: page.title,
    description: excerpt === '' ? page.description : excerpt,
    heading: part ? { path: `${page.path}#${part.entry.anchor}`, text: part.entry.heading } : null,
  };
}

/** '/new-jersey/hha' and '/hha' are one page, and so are '/new-jersey' and '/'. */
function getGroup({ kind, page: { path, region }, anchor }: Entry): string {
  const root = region === null ? path : path.replace(new RegExp(`/${region}(?=/|$)`), '') || '/';
  return kind === 'question' ? `${root}#${anchor}` : root;
}

const getPath = ({ kind, page, anchor }: Entry) =>
  kind === 'question' ? `${page.path}#${anchor}` : page.path;

/** Not only about the page that it is part of. */
const isAbout = ({ match }: Match) =>
  Object.values(match).some((names) => names.includes('heading') || names.includes('text'));
