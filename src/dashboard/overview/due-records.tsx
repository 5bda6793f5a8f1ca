import { dueDays, maxCountedDue } from '../../../contract/people/constants';
import type { DueRecords as Due } from '../../../contract/people/schema';
import { formatCount, formatNumber } from '../../../contract/shared/text/format-number';
import { useApi } from '../api/swr-hooks';
import { quietStyle } from '../components/dashboard.styles';

const nouns = {
  thread: 'thread',
  request: 'help-desk request',
  application: 'application',
  card: 'attached file',
  resume: 'résumé',
};

/** For the owner: what the server deletes soon, because its retention period ends. Shows nothing if there is nothing. */
export function DueRecords() {
  const { data } = useApi('GET /due-records', {});
  if (data === undefined || data.due.length === 0) return null;
  return (
    <p css={quietStyle}>
      Records that the server deletes in the next {dueDays} days, at the end of their retention
      period: {data.due.map(formatDue).join(', ')}
    </p>
  );
}

/** '12 threads', '1,000+ threads' */
function formatDue({ kind, count }: Due['due'][number]): string {
  if (count <= maxCountedDue) return formatCount(count, nouns[kind]);
  return `${formatNumber(maxCountedDue)}+ ${nouns[kind]}s`;
}
