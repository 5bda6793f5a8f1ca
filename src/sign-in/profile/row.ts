import { css } from '@emotion/react';
import { color, space } from '../../theme/tokens';

/** A row of a list with a button at its end. */
export const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[2],
  borderTop: `1px solid ${color.divider}`,
  '& > span': { flex: '1 1 9rem' },
});

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 27, 2026, 9:00 AM', in the browser's time zone. */
export function formatTime(iso: string): string {
  return format.format(new Date(iso));
}
