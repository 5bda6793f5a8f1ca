import { css } from '@emotion/react';
import { Spinner } from '../../ui/spinner';

/** Holds a form's place. */
export function Waiting({ label }: { label: string }) {
  return (
    <div css={css({ display: 'grid', placeItems: 'center', minHeight: '12rem' })}>
      <Spinner label={label} />
    </div>
  );
}
