import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { space } from '../../../theme/space';
import type { ListPage } from '../../api/use-list-page';
import { LoadError, StaleNotice } from '../status/load-error';
import { TableSkeleton } from '../table/table-container';

type ListBodyProps<Data> = {
  page: ListPage<Data>;
  children: (data: Data) => ReactNode;
};

/** A list, or its loading or error state. Rows stay when a refresh fails, but not under another filter. */
export function ListBody<Data>({ page, children }: ListBodyProps<Data>) {
  const { data, error, isOld, mutate } = page;
  const errorProps = { error, onRetry: mutate };
  if (error && (isOld || data === undefined)) return <LoadError {...errorProps} />;
  if (data === undefined) return <TableSkeleton />;
  return (
    <>
      {error ? <StaleNotice {...errorProps} /> : null}
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
