import type { OverviewResponse } from '../../../contract/overview/schema';
import { formatCount } from '../../../contract/shared/text/format-number';
import { quietStyle } from '../components/dashboard.styles';

/** For those who write for the site: numbers of programs that nobody has checked in time. Shows nothing if there are none. */
export function OverdueFacts({ facts }: { facts: NonNullable<OverviewResponse['overdueFacts']> }) {
  if (facts.length === 0) return null;
  const programs = facts.map(({ program, count }) => `${program} (${formatCount(count, 'fact')})`);
  return <p css={quietStyle}>Compare with their sources again: {programs.join(', ')}</p>;
}
