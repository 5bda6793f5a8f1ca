import type { ListedEntry, ListingContext, Navigation } from '../../shared/page-context';

export type EntryGroup = { heading: string; entries: ListedEntry[] };

/** People by office, events by year. */
export function groupEntries(
  entries: ListedEntry[],
  collection: ListingContext['collection'],
  { states }: Pick<Navigation, 'states'>,
): EntryGroup[] {
  const getHeading = ({ region, date }: ListedEntry) =>
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
