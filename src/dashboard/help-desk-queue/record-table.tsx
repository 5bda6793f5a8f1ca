import { css } from '@emotion/react';
import { formatPhone, telHref } from '../../../contract/phone';
import type { HelpDeskRecord } from '../../../contract/help-desk';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { Badge } from '../../ui/badge';
import { visuallyHidden } from '../../ui/visually-hidden';
import { denseTarget } from '../parts/dense-target';
import { isOpen } from '../parts/help-desk-counts';
import { regionName } from '../parts/region-name';
import { cardsStyle } from '../parts/cards-style';
import { tableBoxStyle, tableStyle } from '../parts/table';
import { age } from '../parts/time/relative-time';
import { TimeAgo } from '../parts/time/time-ago';
import { useNow } from '../parts/time/use-now';

/** The records as a table: state, reference, who asks for what, when it came, how long it has waited. */
export function RecordTable({
  records,
  caption,
}: {
  records: readonly HelpDeskRecord[];
  caption: string;
}) {
  const now = useNow();
  return (
    <div css={tableBoxStyle}>
      <table css={[tableStyle, cardsStyle]}>
        <caption css={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Reference</th>
            <th scope="col">Name</th>
            <th scope="col">Asked for</th>
            <th scope="col">Received</th>
            <th scope="col">Waiting for</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={record.id} css={isOpen(record) ? openStyle : undefined}>
              <td data-label="State">
                {isOpen(record) ? (
                  <Badge tone="warning">Waiting</Badge>
                ) : (
                  <Badge tone="plain">Reviewed</Badge>
                )}
              </td>
              <th scope="row">{record.reference}</th>
              <td data-label="Name" css={nameCellStyle}>
                <span css={nameStyle}>
                  {record.name}
                  <span css={smallStyle}>
                    <a href={telHref(record.contact)} css={phoneStyle}>
                      {formatPhone(record.contact)}
                    </a>{' '}
                    · {regionName(record.region)}
                  </span>
                </span>
              </td>
              <td data-label="Asked for" css={askedStyle}>
                <ul>
                  {record.details.map(({ label, value }) => (
                    <li key={label}>
                      <span css={{ color: color.muted }}>{label}:</span> {value}
                    </li>
                  ))}
                </ul>
              </td>
              <td data-label="Received">
                <TimeAgo at={record.at} />
              </td>
              <td data-label="Waiting for">{isOpen(record) ? age(record.at, now) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const smallStyle = css({ display: 'block', color: color.muted, fontWeight: 400 });

const nameCellStyle = css({ '&&': { alignItems: 'baseline' } });
const nameStyle = css({ minWidth: 0, overflowWrap: 'anywhere' });
const phoneStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  [media.belowWide]: { minHeight: denseTarget },
});

/** What was asked may be long, and in several lines. */
const askedStyle = css({
  overflowWrap: 'anywhere',
  [media.wide]: { minWidth: '18rem', maxWidth: '30rem' },
  // Over the table's rule for all cells.
  '&&': { alignItems: 'baseline', fontWeight: 400, whiteSpace: 'pre-wrap' },
  ul: { listStyle: 'none' },
});

const openStyle = css({ 'th, td': { fontWeight: 700 } });
