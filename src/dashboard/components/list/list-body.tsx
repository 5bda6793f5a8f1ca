import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { space } from '../../../theme/space';
import { LoadFailure, StaleBar } from '../status/load-error';
import { TableSkeleton } from '../table/table-container';
import type { ListPage } from '../../api/use-list-page';

type ListBodyProps<Data> = {
  page: ListPage<Data>;
  /** Count, table and pager of what has been loaded. */
  children: (data: Data) => ReactNode;
};

/**
 * A list, or why there is none yet. What was loaded earlier stays when a refresh fails, and says that it may be old; the answer to
 * another filter does not stay under the one that failed.
 */
export function ListBody<Data>({ page, children }: ListBodyProps<Data>) {
  const { data, error, isOld, mutate } = page;
  const failure = { error, onRetry: mutate };
  if (error && isOld) return <LoadFailure {...failure} />;
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
