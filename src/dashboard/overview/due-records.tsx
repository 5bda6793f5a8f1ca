import { css } from '@emotion/react';
import { dueDays, maxCountedDue } from '../../../contract/people/constants';
import type { DueRecords as Due } from '../../../contract/people/schema';
import { getRecordUrl, recordScreens } from '../../../contract/shared/record-url';
import { formatCapped, formatCount } from '../../../contract/shared/text/format-number';
import { space } from '../../theme/tokens';
import { useApi } from '../api/swr-hooks';
import { quietStyle, stackStyle, summaryStyle } from '../components/dashboard.styles';
import { Link } from '../components/link';

const nouns = {
  thread: 'thread',
  request: 'help-desk request',
  application: 'application',
  card: 'benefit card',
  resume: 'résumé',
};

/** For the owner: what the server deletes soon, because its retention period ends. Shows nothing if there is nothing. */
export function DueRecords() {
  const { data } = useApi('GET /due-records', {});
  if (data === undefined || data.due.length === 0) return null;
  const records = data.due.filter(({ next }) => next.length > 0);
  return (
    <section aria-label="Deleted soon" css={stackStyle(space[1])}>
      <p css={quietStyle}>
        Deleted in the next {dueDays} days, because their retention period ends:{' '}
        {data.due.map(formatDue).join(', ')}
      </p>
      {records.length > 0 && (
        <details>
          <summary css={summaryStyle}>Next records</summary>
          <ul css={listStyle}>
            {records.flatMap(({ kind, next }) =>
              next.map(({ id, label }) => (
                <li key={id}>
                  {kind === 'thread' || kind === 'application' ? (
                    <Link to={getRecordUrl({ kind, screen: recordScreens[kind], id })}>
                      {label}
                    </Link>
                  ) : (
                    label
                  )}
                </li>
              )),
            )}
          </ul>
        </details>
      )}
    </section>
  );
}

/** '12 threads', '1,000+ threads' */
function formatDue({ kind, count }: Due['due'][number]): string {
  if (count <= maxCountedDue) return formatCount(count, nouns[kind]);
  return `${formatCapped(maxCountedDue, true)} ${nouns[kind]}s`;
}

const listStyle = css(stackStyle(space[1]), {
  paddingBlock: space[2],
  paddingInlineStart: space[6],
  overflowWrap: 'anywhere',
});
