import type { ContentNode } from '../../../contract/mdx/content-node';
import type { ListingContext, Navigation } from '../../site/page-context';

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
  { states }: Pick<Navigation, 'states'>,
): EntryGroup[] {
  const getHeading = ({ frontmatter: { region, date } }: ListedEntry) =>
    collection === 'team'
      ? `${states.find((state) => state.region === region)?.label ?? region} office`
      : (date ?? '').slice(0, 4);
  const headings = [
    ...(collection === 'team' ? states.map(({ label }) => `${label} office`) : []),
    ...entries.map(getHeading),
  ];
  return [...new Set(headings)]
    .map((heading) => ({
      heading,
      entries: entries.filter((entry) => getHeading(entry) === heading),
    }))
    .filter((group) => group.entries.length > 0);
}
