import { css } from '@emotion/react';
import { grouped } from '../../../../contract/shared/text/format-number';
import { regionIds } from '../../../../contract/shared/regions';
import { color } from '../../../theme/color';
import { radius, target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { regionName } from '../../components/region-name';
import { text } from '../../components/styles/font-size';
import { regionFill } from './region-fill';
import { InboxLink } from '../inbox-link';
import { spanOf, totalIn, totalOf, type Day } from './submission-days';
import { SubmissionsChart } from './submissions-chart';
import { SubmissionsTable } from './submissions-table';

type SubmissionsProps = {
  /** Oldest first. */
  days: readonly Day[];
  /** Null: of a role that may not open the inbox. */
  inboxPath: string | null;
};

/** Submissions per day: the chart, its regions as links to their threads for who may open them, and the numbers as a table. */
export function Submissions({ days, inboxPath }: SubmissionsProps) {
  if (days.every((day) => totalOf(day) === 0)) {
    return (
      <p css={{ color: color.muted }}>
        Nobody has sent a form in the last {days.length} days. What comes in will stand here.
      </p>
    );
  }
  return (
    <>
      <div css={boxStyle}>
        <ul aria-label="Regions" css={legendStyle}>
          {regionIds.map((id) => (
            <li key={id}>
              <InboxLink inboxPath={inboxPath} region={id} days={spanOf(days)} style={regionStyle}>
                <span aria-hidden css={[swatchStyle, regionFill[id]]} />
                {regionName(id)}
                <strong>{grouped(totalIn(days, id))}</strong>
              </InboxLink>
            </li>
          ))}
        </ul>
        <SubmissionsChart days={days} inboxPath={inboxPath} />
      </div>
      <SubmissionsTable days={days} inboxPath={inboxPath} />
    </>
  );
}

const boxStyle = css({
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
});

const legendStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[5],
  listStyle: 'none',
  fontSize: text.small,
});

const regionStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: target,
  fontVariantNumeric: 'tabular-nums',
});

const swatchStyle = css({ width: '1.1rem', height: '1.1rem', borderRadius: 3 });
