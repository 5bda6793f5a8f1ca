import { css } from '@emotion/react';
import { addDays } from '../../../contract/shared/dates/calendar-day';
import { formatNumber } from '../../../contract/shared/text/format-number';
import type { ResponseTargets as Targets } from '../../../contract/overview/schema';
import { getRegionName } from '../../../contract/shared/region-facts';
import type { RegionId } from '../../../contract/shared/regions';
import { color, space } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { formatStaffName, useStaffNames } from '../api/staff-names';
import { inlineLinkStyle, quietStyle } from '../components/dashboard.styles';
import { Section } from '../components/section';
import { TableSkeleton } from '../components/status/notice';
import {
  oneLineRowsStyle,
  tableContainerStyle,
  tableStyle,
} from '../components/table/table.styles';
import { formatMonthDay } from '../components/time/format';
import { InboxLink } from './inbox-link';

type ResponseTargetsProps = {
  /** Undefined while loading. */
  targets: Targets | undefined;
  inboxPath: string | null;
};

type Row = { label: string; results: Targets['regions'][number]['results'] };

/** Kept and missed response targets of the last weeks, by region and by colleague. */
export function ResponseTargets({ targets, inboxPath }: ResponseTargetsProps) {
  useStaffNames();
  const colleagues = targets?.colleagues ?? [];
  return (
    <Section title="Response targets" heading="h2" gap={space[1]}>
      <p id="response-targets-hint" css={hintStyle}>
        How many people got a reply or call in time, by the week in which they wrote. Only office
        hours count.
      </p>
      {targets ? (
        <div css={tableContainerStyle}>
          <table
            css={[tableStyle, oneLineRowsStyle, narrowStyle]}
            aria-describedby="response-targets-hint"
          >
            <thead>
              <tr>
                <th scope="col">Office</th>
                {targets.weeks.map((week, index) => (
                  <th key={week} scope="col">
                    {index === targets.weeks.length - 1
                      ? 'This week'
                      : `Week of ${formatMonthDay(week)}`}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {targets.regions.map(({ region, results }) => (
                <ResultRow
                  key={region ?? 'all'}
                  label={region === null ? 'All offices' : getRegionName(region)}
                  results={results}
                  link={{ region, inboxPath, weeks: targets.weeks }}
                />
              ))}
            </tbody>
            {colleagues.length > 0 && (
              <tbody>
                <tr>
                  <th scope="rowgroup" colSpan={targets.weeks.length + 1} css={groupStyle}>
                    Who replied
                  </th>
                </tr>
                {colleagues.map(({ email, results }) => (
                  <ResultRow
                    key={email}
                    label={email === null ? 'No reply yet' : formatStaffName(email)}
                    results={results}
                  />
                ))}
              </tbody>
            )}
          </table>
        </div>
      ) : (
        <TableSkeleton />
      )}
    </Section>
  );
}

type ResultRowProps = Row & {
  /** To the threads in which the target was missed. */
  link?: { region: RegionId | null; inboxPath: string | null; weeks: readonly string[] };
};

function ResultRow({ label, results, link }: ResultRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {results.map(({ kept, missed }, index) => {
        const week = link?.weeks[index];
        return (
          <td key={index}>
            {kept + missed === 0 ? '–' : `${formatNumber(kept)} of ${formatNumber(kept + missed)}`}{' '}
            {missed > 0 && (
              <span css={missedStyle}>
                (
                <InboxLink
                  inboxPath={link?.inboxPath ?? null}
                  region={link?.region ?? null}
                  days={week === undefined ? undefined : [week, addDays(week, 6)]}
                  target="missed"
                  style={link && inlineLinkStyle}
                >
                  {formatNumber(missed)} missed
                </InboxLink>
                )
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

const hintStyle = css(quietStyle, { marginBlockEnd: space[2] });
const missedStyle = css(quietStyle, { display: 'inline-block', whiteSpace: 'nowrap' });
const groupStyle = css(quietStyle, { borderBlockStart: `1px solid ${color.divider}` });
const narrowStyle = css({
  'th, td': { whiteSpace: 'normal' },
  [media.belowTablet]: { 'th, td': { paddingInline: space[2] } },
});
