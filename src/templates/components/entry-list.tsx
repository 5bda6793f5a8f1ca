import { css } from '@emotion/react';
import { Prose, withIdPrefix } from '../../mdx/content';
import { color, space, type } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { useTexts } from '../../browser/hooks/use-texts';
import { Avatar } from '../../ui/avatar';
import type { ListedEntry, ListingContext, Navigation } from '../../shared/page-context';

type EntryGroup = { heading: string; entries: ListedEntry[] };

export function EntryList({ groups }: { groups: EntryGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <div css={groupsStyle}>
      {groups.map(({ heading, entries }) => (
        <section key={heading}>
          <h2 css={{ marginBottom: space[4] }}>{heading}</h2>
          <ul css={{ listStyle: 'none' }}>
            {entries.map((entry) => (
              <li key={entry.id} css={entryStyle}>
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Entry({ entry }: { entry: ListedEntry }) {
  const { id, content, name, title, date, place, summary, sample } = entry;
  const { events, formatDate } = useTexts();
  return (
    <>
      {name === null ? (
        <Day iso={date ?? ''} />
      ) : (
        <Avatar user={{ displayName: name, email: null, photoURL: null }} size="5rem" />
      )}
      <div>
        <h3>{name ?? title}</h3>
        <p css={{ color: color.muted, marginTop: space[1] }}>
          {name === null ? `${formatDate(date ?? '')} · ${place}` : title}
        </p>
        {summary !== null && <p css={{ fontWeight: 550, marginBlock: space[3] }}>{summary}</p>}
        <div css={{ marginTop: space[3] }}>
          <Prose nodes={withIdPrefix(content, id)} small />
        </div>
        {sample && (
          <p css={sampleStyle}>{name === null ? events.sampleEvent : events.samplePerson}</p>
        )}
      </div>
    </>
  );
}

/** Decorative; the date is next to it. */
function Day({ iso }: { iso: string }) {
  const { formatMonth } = useTexts();
  return (
    <span aria-hidden css={dayStyle}>
      <span css={{ fontSize: '0.9375rem' }}>{formatMonth(iso)}</span>
      <span css={{ fontSize: '1.625rem', fontFamily: type.display, fontWeight: 600 }}>
        {Number(iso.slice(8, 10))}
      </span>
    </span>
  );
}

/** People by office, events by year. */
export function groupEntries(
  entries: ListedEntry[],
  collection: ListingContext['collection'],
  { states }: Pick<Navigation, 'states'>,
  officeOf: (place: string) => string,
): EntryGroup[] {
  const getHeading = ({ region, date }: ListedEntry) =>
    collection === 'team'
      ? officeOf(states.find((state) => state.region === region)?.label ?? region)
      : (date ?? '').slice(0, 4);
  const headings = [
    ...(collection === 'team' ? states.map(({ label }) => officeOf(label)) : []),
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
