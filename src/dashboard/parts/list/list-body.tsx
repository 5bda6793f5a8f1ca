import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { space } from '../../../theme/space';
import { LoadFailure, StaleBar } from '../load-failure';
import { TableSkeleton } from '../table';

type ListBodyProps<Data> = {
  /** Undefined while it loads, or when it could not. */
  data: Data | undefined;
  error: unknown;
  onRetry: () => Promise<unknown>;
  /** Count, table and pager of what has been loaded. */
  children: (data: Data) => ReactNode;
};

/** A list, or why there is none yet; what was loaded earlier stays when a refresh fails, and says that it may be old. */
export function ListBody<Data>({ data, error, onRetry, children }: ListBodyProps<Data>) {
  const failure = { error, onRetry };
  if (data === undefined) return error ? <LoadFailure {...failure} /> : <TableSkeleton />;
  return (
    <>
      {error ? <StaleBar {...failure} /> : null}
      <div css={bodyStyle}>{children(data)}</div>
    </>
  );
}

const bodyStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minWidth: 0,
});
