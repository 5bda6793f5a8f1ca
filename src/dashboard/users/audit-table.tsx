import { css } from '@emotion/react';
import { Link } from 'gatsby';
import type { AuditEntry } from '../../../contract/audit';
import { auditWords } from '../../../contract/audit-actions';
import { regionFacts } from '../../../contract/region-facts';
import { defaultRegion } from '../../../contract/regions';
import { screens } from '../../../contract/roles';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { visuallyHidden } from '../../ui/visually-hidden';
import { denseTarget } from '../parts/dense-target';
import { tableBoxStyle, tableStyle } from '../parts/table';
import { text } from '../parts/text';
import { TimeAgo } from '../parts/time/time-ago';
import { cardsStyle } from '../parts/cards-style';

/** Who did what, to whom, when; on narrower screens as cards. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <div css={tableBoxStyle}>
      <table css={[tableStyle, cardsStyle]}>
        <caption css={visuallyHidden}>Audit, the newest first</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">To what</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td data-label="When">
                <span>
                  <TimeAgo at={entry.at} />
                  <span css={exactStyle}>{byOfficeClock(entry.at)}</span>
                </span>
              </td>
              <td data-label="Who">
                <span css={wrapStyle}>{entry.actor}</span>
              </td>
              <td data-label="What">
                <span css={wrapStyle}>{auditWords(entry.action, entry.detail)}</span>
              </td>
              <td data-label="To what">
                <Subject subject={entry.subject} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const inbox = screens.find(({ id }) => id === 'form-messages')?.path ?? '';

function Subject({ subject: { name, userId } }: Pick<AuditEntry, 'subject'>) {
  if (userId === null) return <span css={wrapStyle}>{name}</span>;
  return (
    <Link to={`${inbox}?thread=${encodeURIComponent(userId)}`} css={[wrapStyle, linkStyle]}>
      {name}
    </Link>
  );
}

/** The days one filters by are the office's. */
function byOfficeClock(at: string): string {
  const { timeZone } = regionFacts[defaultRegion];
  return new Date(at).toLocaleString('en-US', {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}

const exactStyle = css({ display: 'block', color: color.muted, fontSize: text.small });
/** A long address or name wraps, or the table would push its last columns off the screen. */
const wrapStyle = css({ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' });
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  [media.belowWide]: { minHeight: denseTarget },
});
