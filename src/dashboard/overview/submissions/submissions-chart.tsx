import { useState, type PointerEvent } from 'react';
import { css } from '@emotion/react';
import { nice, ticks as getSteps } from 'd3-array';
import { navigate } from 'gatsby';
import { regionIds, type RegionId } from '../../../../contract/shared/regions';
import { color, space, target } from '../../../theme/tokens';
import { quietStyle } from '../../components/dashboard.styles';
import { formatShortDay } from '../../components/time/format';
import { getInboxUrl, InboxLink } from '../inbox-link';
import { describeChart, formatDay, sumRegions, type Day } from './submission-days';

type SubmissionsChartProps = { days: readonly Day[]; inboxPath: string | null };

/**
 * Stacked columns, one per day. The hovered or tapped day is described above the chart with a link to its threads; a mouse
 * click opens them directly. Keyboards and screen readers have the same links in the table.
 */
export function SubmissionsChart({ days, inboxPath }: SubmissionsChartProps) {
  const [activeDay, setActiveDay] = useState<string | null>(null);
  const ticks = getTicks(Math.max(...days.map(sumRegions)));
  const top = ticks.at(-1) ?? 1;
  const toPercent = (count: number) => `${(count / top) * 100}%`;
  const described = days.find(({ day }) => day === activeDay) ?? days.at(-1);
  const findDay = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return days[Math.floor(((event.clientX - left) / width) * days.length)];
  };
  const toFilter = ({ day }: Day) => ({ region: null, days: [day, day] as const });
  const openDay = (event: PointerEvent<HTMLElement>) => {
    const day = findDay(event);
    setActiveDay(day?.day ?? null);
    if (inboxPath === null || !day || sumRegions(day) === 0) return;
    // Columns are too narrow to open one by touch.
    if (event.pointerType === 'mouse' && event.button === 0) {
      void navigate(getInboxUrl(inboxPath, toFilter(day)));
    }
  };

  return (
    <>
      <p css={descriptionStyle}>
        {described && (
          <InboxLink
            inboxPath={sumRegions(described) === 0 ? null : inboxPath}
            {...toFilter(described)}
          >
            {formatDay(described)}
          </InboxLink>
        )}
      </p>
      <div role="img" aria-label={describeChart(days)} css={chartStyle}>
        {ticks.map((tick) => (
          <span key={tick} css={tickStyle} style={{ insetBlockEnd: toPercent(tick) }}>
            <span css={tickLabelStyle}>{tick}</span>
          </span>
        ))}
        <div
          css={[plotStyle, inboxPath !== null && css({ cursor: 'pointer' })]}
          onPointerMove={(event) => setActiveDay(findDay(event)?.day ?? null)}
          onPointerUp={openDay}
          // A tapped day stays active.
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setActiveDay(null)}
        >
          {days.map((day) => (
            <div key={day.day} css={columnStyle} data-active={day.day === activeDay || undefined}>
              {regionIds.map((id) =>
                day.submissions[id] > 0 ? (
                  <div
                    key={id}
                    css={[segmentStyle, getRegionFill(id)]}
                    style={{ height: toPercent(day.submissions[id]) }}
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
          .map((day) => day && <span key={day.day}>{formatShortDay(day.day)}</span>)}
      </div>
    </>
  );
}

/** The grid lines of a chart of counts: whole numbers from 0 up to at least `max` and 1. */
export function getTicks(max: number): number[] {
  const [, top] = nice(0, Math.max(1, max), 4);
  return getSteps(0, top, 4).filter(Number.isInteger);
}

const descriptionStyle = css(quietStyle, {
  display: 'flex',
  alignItems: 'center',
  minHeight: target,
});

/** Space for the tick labels. */
const gutter = '2.75rem';

const chartStyle = css({
  position: 'relative',
  height: '13rem',
  margin: `${space[3]} 0 ${space[1]} ${gutter}`,
});

const tickStyle = css({
  position: 'absolute',
  insetInline: 0,
  borderBlockStart: `1px solid ${color.divider}`,
  '&:first-of-type': { borderColor: color.border },
});

const tickLabelStyle = css(quietStyle, {
  position: 'absolute',
  insetInlineEnd: '100%',
  paddingInlineEnd: space[2],
  transform: 'translateY(-50%)',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});

const plotStyle = css({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  maxWidth: '100%',
  touchAction: 'pan-y',
});

const columnStyle = css({
  flex: '1 1 0',
  maxWidth: '3rem',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column-reverse',
  paddingInline: 'clamp(1px, 0.25vw, 4px)',
  '&[data-active]': { background: color.primarySoft },
});

// The gap separates the regions of a day.
const segmentStyle = css({
  flex: 'none',
  minHeight: 2,
  borderBlockStart: `1.5px solid ${color.surface}`,
  backgroundClip: 'padding-box !important',
});

const datesStyle = css(quietStyle, {
  display: 'flex',
  justifyContent: 'space-between',
  paddingInlineStart: gutter,
});

const fills = [
  color.primary,
  color.accent,
  color.focus,
  color.warning,
  color.text,
  color.muted,
].map((background) => css({ background }));

/** A region's fill in the chart. */
export function getRegionFill(region: RegionId) {
  return fills[regionIds.indexOf(region) % fills.length];
}
