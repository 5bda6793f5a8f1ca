import { useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import { color, space } from '../../../theme/tokens';
import type { ListPage } from '../../api/swr-hooks';
import { useFocusFallback } from '../../hooks/use-focus';
import { ariaLiveStyle } from '../status/messages';
import { LoadError, StaleNotice, TableSkeleton } from '../status/notice';
import { fontSize } from '../dashboard.styles';

type ListBodyProps<Data> = {
  page: ListPage<Data>;
  children: (data: Data) => ReactNode;
};

/** A list, or its loading or error state. Rows stay when a refresh fails, but not under another filter. */
export function ListBody<Data>({ page, children }: ListBodyProps<Data>) {
  const { data, error, isStale, mutate } = page;
  if (error && (isStale || data === undefined)) return <LoadError error={error} onRetry={mutate} />;
  if (data === undefined) return <TableSkeleton />;
  return (
    <>
      {error ? <StaleNotice error={error} onRetry={mutate} /> : null}
      <div css={bodyStyle}>{children(data)}</div>
    </>
  );
}

type ListCountProps = {
  total: number | null;
  /** '1 entry', '2 entries' */
  one: string;
  /** Default: `one` with an s. */
  many?: string | undefined;
};

export function ListCount({ total, one, many = `${one}s` }: ListCountProps) {
  const count = useRef<HTMLParagraphElement>(null);
  // The link 'Show all' disappears when it is followed.
  useFocusFallback(total === 0 ? 'none' : 'some', () => (total ? count.current : null));
  return (
    <p ref={count} role="status" data-count tabIndex={-1} css={countStyle}>
      {total !== null && `${formatNumber(total)} ${total === 1 ? one : many}`}
    </p>
  );
}

const bodyStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minWidth: 0,
});

const countStyle = css(ariaLiveStyle, {
  width: 'fit-content',
  color: color.muted,
  fontSize: fontSize.small,
});
