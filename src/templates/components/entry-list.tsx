import { css } from '@emotion/react';
import { Prose, withIdPrefix } from '../../mdx/content';
import { color, space, type } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { useTexts } from '../../browser/hooks/use-texts';
import { cardListStyle, cardStyle } from '../../ui/card.styles';
import type { Texts } from '../../shared/texts/en';
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
  const { events, formatDate } = useTexts();
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
        <p css={sampleStyle}>{date === null ? events.samplePerson : events.sampleEvent}</p>
      )}
    </div>
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

/** Roles of every office, then roles and people by office. Upcoming events, then the others by year. */
export function groupEntries(
  entries: ListedEntry[],
  collection: ListingContext['collection'],
  { states }: Pick<Navigation, 'states'>,
  texts: Texts['events'],
): EntryGroup[] {
  const getHeading = ({ region, date, isUpcoming }: ListedEntry) => {
    if (collection === 'events') return isUpcoming ? texts.comingUp : (date ?? '').slice(0, 4);
    if (region === null) return texts.everyOffice;
    return texts.officeOf(states.find((state) => state.region === region)?.label ?? region);
  };
  const headings = [
    ...(collection === 'team'
      ? [texts.everyOffice, ...states.map(({ label }) => texts.officeOf(label))]
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
