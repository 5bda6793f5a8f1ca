import { forwardRef } from 'react';
import { color } from '../../../theme/tokens';
import { formatTime } from '../../components/time/format';
import type { SaveStatus } from '../../drafts/save-status';

/** Says whether the text is saved. It can take the focus. */
export const SaveStatusMessage = forwardRef<HTMLParagraphElement, { status: SaveStatus<unknown> }>(
  function SaveStatusMessage({ status }, ref) {
    return (
      <p ref={ref} tabIndex={-1} role="status" css={{ color: color.muted }}>
        {formatStatus(status)}
      </p>
    );
  },
);

function formatStatus(status: SaveStatus<unknown>): string {
  switch (status.is) {
    case 'saved':
      return status.at === null ? 'All changes saved' : `Saved at ${formatTime(status.at)}`;
    case 'unsaved':
      return 'Not saved yet';
    case 'retrying':
      return status.isOffline
        ? 'No connection. Your text stays here and is saved once you’re back online.'
        : 'Not saved yet: the server isn’t responding. Your text stays here. Retrying…';
    case 'rejected':
      return status.issues.length > 0 || Object.keys(status.fields).length > 0
        ? 'Not saved. Fix the errors below.'
        : `Not saved. ${status.message}`;
    case 'conflict':
      return 'Not saved: this post was changed';
    case 'deleted':
      return 'Not saved: this post was deleted';
  }
}
