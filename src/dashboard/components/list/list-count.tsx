import { useRef } from 'react';
import { css } from '@emotion/react';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import { color } from '../../../theme/color';
import { useFocusFallback } from '../../hooks/focus/use-focus-fallback';
import { ariaLiveStyle } from '../styles/aria-live.styles';
import { fontSize } from '../styles/font-size';

type ListCountProps = {
  total: number | null;
  /** '1 entry', '2 entries' */
  one: string;
  many: string;
};

export function ListCount({ total, one, many }: ListCountProps) {
  const count = useRef<HTMLParagraphElement>(null);
  // The link 'Show all' disappears when it is followed.
  useFocusFallback(total === 0 ? 'none' : 'some', () => (total ? count.current : null));
  return (
    <p ref={count} role="status" data-count tabIndex={-1} css={countStyle}>
      {total !== null && `${formatNumber(total)} ${total === 1 ? one : many}`}
    </p>
  );
}

const countStyle = css(ariaLiveStyle, {
  width: 'fit-content',
  color: color.muted,
  fontSize: fontSize.small,
});
