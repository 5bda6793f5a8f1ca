import { css } from '@emotion/react';
import type { HelpDeskRecord } from '../../../contract/help-desk';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { Badge } from '../../ui/badge';
import { Skeleton } from '../../ui/skeleton';
import { visuallyHidden } from '../../ui/visually-hidden';
import { isOpen } from '../parts/help-desk-counts';
import { text } from '../parts/text';
import { age } from '../parts/time/relative-time';
import { TimeAgo } from '../parts/time/time-ago';
import { useNow } from '../parts/time/use-now';

/** The records as a table: state, reference, when it came, how long it has waited. */
export function RecordTable({
  records,
  caption,
}: {
  records: readonly HelpDeskRecord[];
  caption: string;
}) {
  const now = useNow();
  return (
    <div css={boxStyle}>
      <table css={tableStyle}>
        <caption css={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Reference</th>
            <th scope="col">Received</th>
            <th scope="col" css={wideOnly}>
              Waiting for
            </th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id} css={isOpen(record) ? openStyle : undefined}>
              <td>
                {isOpen(record) ? (
                  <Badge tone="warning">Waiting</Badge>
                ) : (
                  <Badge tone="plain">Reviewed</Badge>
                )}
              </td>
              <th scope="row" title={record.id}>
                {reference(record.id)}
              </th>
              <td>
                <TimeAgo at={record.at} />
              </td>
              <td css={wideOnly}>{isOpen(record) ? age(record.at, now) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The end of an id, short enough to be said on the phone: the ids' beginnings tell the time and look alike. */
function reference(id: string): string {
  return id.slice(-8).toUpperCase();
}

export function RecordTableSkeleton() {
  return (
    <div css={[boxStyle, css({ display: 'grid', gap: space[5], padding: space[5] })]} aria-busy>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height="1.5rem" />
      ))}
    </div>
  );
}

const boxStyle = css({
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
});

const tableStyle = css({
  width: '100%',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: `${space[3]} clamp(${space[2]}, 1.5vw, ${space[4]})`,
    borderBlockEnd: `1px solid ${color.line}`,
    fontWeight: 400,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  'thead th': { color: color.muted, fontSize: text.small },
  'tbody tr:last-of-type > *': { borderBlockEnd: 0 },
});

/** On phones 'Received' says it all. */
const wideOnly = css({ display: 'none', [media.tablet]: { display: 'table-cell' } });

const openStyle = css({ 'th, td': { fontWeight: 700 } });
