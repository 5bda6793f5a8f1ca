import { css } from '@emotion/react';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import { regionIds } from '../../../../contract/shared/regions';
import { color, space, radius, target } from '../../../theme/tokens';
import { Skeleton } from '../../../ui/loading/skeleton';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { fontSize } from '../../components/dashboard.styles';
import { InboxLink } from '../inbox-link';
import { getSpan, sumDays, type Day } from './submission-days';
import { SubmissionsChart, getRegionFill } from './submissions-chart';
import { SubmissionsTable } from './submissions-table';

type SubmissionsProps = {
  /** Oldest first; undefined while loading. */
  days: readonly Day[] | undefined;
  inboxPath: string | null;
};

/** Submissions per day by region, as a chart and as a table. */
export function Submissions({ days, inboxPath }: SubmissionsProps) {
  return (
    <section aria-labelledby="submissions">
      <h2 id="submissions" css={{ marginBlockEnd: space[3], fontSize: fontSize.heading }}>
        Submissions per day
      </h2>
      {days === undefined ? (
        <Skeleton height="16rem" />
      ) : sumDays(days, null) === 0 ? (
        <p css={{ color: color.muted }}>No submissions in the last {days.length} days.</p>
      ) : (
        <>
          <div css={boxStyle}>
            <ul aria-label="Regions" css={legendStyle}>
              {regionIds.map((id) => (
                <li key={id}>
                  <InboxLink
                    inboxPath={inboxPath}
                    region={id}
                    days={getSpan(days)}
                    style={regionStyle}
                  >
                    <span aria-hidden css={[swatchStyle, getRegionFill(id)]} />
                    {getRegionName(id)}
                    <strong>{formatNumber(sumDays(days, id))}</strong>
                  </InboxLink>
                </li>
              ))}
            </ul>
            <SubmissionsChart days={days} inboxPath={inboxPath} />
          </div>
          <SubmissionsTable days={days} inboxPath={inboxPath} />
        </>
      )}
    </section>
  );
}

const boxStyle = css({
  padding: space[4],
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: color.surface,
});

const legendStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  listStyle: 'none',
  fontSize: fontSize.small,
});

const regionStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: target,
  fontVariantNumeric: 'tabular-nums',
});

const swatchStyle = css({ width: '1.1rem', height: '1.1rem', borderRadius: 3 });
