import { useRef } from 'react';
import { css } from '@emotion/react';
import { grouped } from '../../../../contract/shared/text/format-number';
import { color } from '../../../theme/color';
import { liveStyle } from '../styles/aria-live.styles';
import { text } from '../styles/font-size';
import { useFocusAfter } from '../../hooks/focus/use-focus-fallback';

type ListCountProps = {
  /** Null while there is nothing to say: readers hear only of what changes in a place that is there. */
  total: number | null;
  /** What is counted: '1 entry', '2 entries'. */
  one: string;
  many: string;
};

/** How many rows search and filters leave, on all pages. */
export function ListCount({ total, one, many }: ListCountProps) {
  const place = useRef<HTMLParagraphElement>(null);
  // 'Show all' goes with what it led out of.
  useFocusAfter(total === 0 ? 'none' : 'some', () => (total ? place.current : null));
  return (
    <p ref={place} role="status" data-count tabIndex={-1} css={countStyle}>
      {total !== null && `${grouped(total)} ${total === 1 ? one : many}`}
    </p>
  );
}

const countStyle = css(liveStyle, {
  // The ring of the focus is around the words alone.
  width: 'fit-content',
  color: color.muted,
  fontSize: text.small,
});
