import type { ContentNode } from '../../../contract/mdx/content-node';
import type { ListingContext, Navigation } from '../../site/page-context';
import { getRegionName } from './region-name';

export type ListedEntry = {
  id: string;
  content: ContentNode[];
  frontmatter: {
    name: string | null;
    title: string;
    region: string;
    date: string | null;
    place: string | null;
    summary: string | null;
    sample: boolean | null;
  };
};

export type EntryGroup = { heading: string; entries: ListedEntry[] };

/** People by office, events by year. */
export function groupEntries(
  entries: ListedEntry[],
  collection: ListingContext['collection'],
  navigation: Navigation,
): EntryGroup[] {
  const groups = new Map<string, ListedEntry[]>(
    collection === 'team'
      ? navigation.states.map(({ region }) => [`${getRegionName(region, navigation)} office`, []])
      : [],
  );
  for (const entry of entries) {
    const { region, date } = entry.frontmatter;
    const heading =
      collection === 'team'
        ? `${getRegionName(region, navigation)} office`
        : (date ?? '').slice(0, 4);
    groups.set(heading, [...(groups.get(heading) ?? []), entry]);
  }
  return [...groups]
    .filter(([, members]) => members.length > 0)
    .map(([heading, members]) => ({ heading, entries: members }));
}
