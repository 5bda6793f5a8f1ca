import { useState, type PointerEvent } from 'react';
import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import { regionIds } from '../../../../contract/shared/regions';
import { color } from '../../../theme/color';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { text } from '../../components/styles/font-size';
import { countTicks } from './chart-scale';
import { countedAddress, InboxLink } from '../inbox-link';
import { regionFill } from './region-fill';
import { dayOfYear } from '../../components/time/day-format';
import { chartWords, dayWords, totalOf, type Day } from './submission-days';

type SubmissionsChartProps = {
  days: readonly Day[];
  /** Null: of a role that may not open the inbox. */
  inboxPath: string | null;
};

/**
 * A column per day, the regions one on the other; above it the day that is pointed at, in words, and the way to its threads. A
 * press of the mouse on a column leads there at once; the table below has the same ways for keys and readers.
 */
export function SubmissionsChart({ days, inboxPath }: SubmissionsChartProps) {
  const [pointed, setPointed] = useState<string | null>(null);
  const lines = countTicks(Math.max(...days.map(totalOf)));
  const top = lines.at(-1) ?? 1;
  const percent = (count: number) => `${(count / top) * 100}%`;
  const told = days.find(({ day }) => day === pointed) ?? days.at(-1);
  const dayAt = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return days[Math.floor(((event.clientX - left) / width) * days.length)];
  };
  const waysOf = ({ day }: Day) => ({ region: null, days: [day, day] as const });
  const follow = (event: PointerEvent<HTMLElement>) => {
    const day = dayAt(event);
    setPointed(day?.day ?? null);
    // A finger covers several columns: it chooses one, and the words above lead on.
    if (inboxPath === null || !day || totalOf(day) === 0) return;
    if (event.pointerType === 'mouse' && event.button === 0) {
      void navigate(countedAddress(inboxPath, waysOf(day)));
    }
  };

  return (
    <>
      <p css={toldStyle}>
        {told &&
          (totalOf(told) === 0 ? (
            dayWords(told)
          ) : (
            <InboxLink inboxPath={inboxPath} {...waysOf(told)}>
              {dayWords(told)}
            </InboxLink>
          ))}
      </p>
      <div role="img" aria-label={chartWords(days)} css={chartStyle}>
        {lines.map((line) => (
          <span key={line} css={lineStyle} style={{ insetBlockEnd: percent(line) }}>
            <span css={lineLabelStyle}>{line}</span>
          </span>
        ))}
        <div
          css={[plotStyle, inboxPath !== null && css({ cursor: 'pointer' })]}
          onPointerMove={(event) => setPointed(dayAt(event)?.day ?? null)}
          onPointerUp={follow}
          // What a finger has chosen stays when it is lifted.
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(null)}
        >
          {days.map((day) => (
            <div key={day.day} css={columnStyle} data-pointed={day.day === pointed || undefined}>
              {regionIds.map((id) =>
                day.submissions[id] > 0 ? (
                  <div
                    key={id}
                    css={[segmentStyle, regionFill[id]]}
                    style={{ height: percent(day.submissions[id]) }}
                  />
                ) : null,
              )}
            </div>
          ))}
        </div>
      </div>
      <div aria-hidden css={datesStyle}>
        {[days[0], days[Math.floor(days.length / 2)], days.at(-1)]
          .filter((day, index, all) => day && all.indexOf(day) === index)
          .map((day) => day && <span key={day.day}>{dayOfYear(day.day)}</span>)}
      </div>
    </>
  );
}

const toldStyle = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: target,
  color: color.muted,
  fontSize: text.small,
});

/** Where the numbers beside the lines stand. */
const gutter = '2.75rem';

const chartStyle = css({
  position: 'relative',
  height: '13rem',
  margin: `${space[3]} 0 ${space[1]} ${gutter}`,
});

const lineStyle = css({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `1px solid ${color.line}`,
  '&:first-of-type': { borderColor: color.border },
});

const lineLabelStyle = css({
  position: 'absolute',
  insetInlineEnd: '100%',
  paddingInlineEnd: space[2],
  transform: 'translateY(-50%)',
  color: color.muted,
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

const plotStyle = css({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  maxWidth: '100%',
  // A finger that goes over the columns still scrolls the page.
  touchAction: 'pan-y',
});

const columnStyle = css({
  flex: '1 1 0',
  maxWidth: '3rem',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  paddingInline: 'clamp(1px, 0.25vw, 4px)',
  '&[data-pointed]': { background: color.tealSoft },
});

// The gap tells one region from the next where the patterns are too small to be seen.
const segmentStyle = css({
  flex: 'none',
  minHeight: 2,
  borderBlockStart: `1.5px solid ${color.surface}`,
  backgroundClip: 'padding-box !important',
});

const datesStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  paddingInlineStart: gutter,
  color: color.muted,
  fontSize: text.small,
});
