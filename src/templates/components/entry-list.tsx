import { css } from '@emotion/react';
import { Prose, withIdPrefix } from '../../mdx/content';
import { color, space, type } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { formatDate } from '../../browser/format-date';
import { cardListStyle, cardStyle } from '../../ui/card.styles';
import type { ListedEntry, ListingContext, Navigation } from '../../shared/page-context';

type EntryGroup = { heading: string; entries: ListedEntry[] };

export function EntryList({ groups }: { groups: EntryGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <div css={groupsStyle}>
      {groups.map(({ heading, entries }) => (
        <section key={heading}>
          <h2 css={{ marginBottom: space[4] }}>{heading}</h2>
          <ul css={entries.every(isEvent) ? { listStyle: 'none' } : cardListStyle}>
            {entries.map((entry) => (
              <li key={entry.id} css={isEvent(entry) ? entryStyle : cardStyle}>
                {entry.date !== null && <Day iso={entry.date} />}
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const isEvent = ({ date }: ListedEntry) => date !== null;

function Entry({ entry }: { entry: ListedEntry }) {
  const { id, content, name, title, date, place, summary, sample } = entry;
  const isRole = date === null && name === null;
  return (
    <div>
      <h3>{name ?? title}</h3>
      {!isRole && (
        <p css={{ color: color.muted, marginTop: space[1] }}>
          {date === null ? title : `${formatDate(date)} · ${place}`}
        </p>
      )}
      {summary !== null && <p css={{ fontWeight: 550, marginBlock: space[3] }}>{summary}</p>}
      <div css={{ marginTop: space[3] }}>
        <Prose nodes={withIdPrefix(content, id)} small />
      </div>
      {sample && (
        <p css={sampleStyle}>
          {date === null
            ? 'Sample profile. This person is made up to show how this page works.'
            : 'Sample event. It’s made up to show how this page works.'}
        </p>
      )}
    </div>
  );
}

const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** Decorative; the date is next to it. */
function Day({ iso }: { iso: string }) {
  return (
    <span aria-hidden css={dayStyle}>
      <span css={{ fontSize: '0.9375rem' }}>{month.format(new Date(iso))}</span>
      <span css={{ fontSize: '1.625rem', fontFamily: type.display, fontWeight: 600 }}>
        {Number(iso.slice(8, 10))}
      </span>
    </span>
  );
}

/** Roles of every office, then roles and people by office. Upcoming events, then the others by year. */
export function groupEntries(
  entries: ListedEntry[],
  collection: ListingContext['collection'],
  { states }: Pick<Navigation, 'states'>,
): EntryGroup[] {
  const getHeading = ({ region, date, isUpcoming }: ListedEntry) => {
    if (collection === 'events') return isUpcoming ? 'Coming up' : (date ?? '').slice(0, 4);
    if (region === null) return 'In every office';
    return `${states.find((state) => state.region === region)?.label ?? region} office`;
  };
  const headings = [
    ...(collection === 'team'
      ? ['In every office', ...states.map(({ label }) => `${label} office`)]
      : []),
    ...entries.map(getHeading),
  ];
  return [...new Set(headings)]
    .map((heading) => ({
      heading,
      entries: entries.filter((entry) => getHeading(entry) === heading),
    }))
    .filter((group) => group.entries.length > 0);
}

const groupsStyle = css({ display: 'grid', gap: space[12], marginBottom: space[12] });

const entryStyle = css({
  display: 'grid',
  gap: space[4],
  paddingBlock: space[6],
  borderTop: `1px solid ${color.divider}`,
  [media.tablet]: { gridTemplateColumns: '5rem minmax(0, 1fr)', gap: space[6] },
});

const sampleStyle = css({ marginTop: space[3], color: color.muted, fontSize: type.size.small });

const dayStyle = css({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  width: '5rem',
  height: '5rem',
  borderRadius: '18px',
  background: color.primarySoft,
  color: color.primaryStrong,
  lineHeight: 1.15,
});
