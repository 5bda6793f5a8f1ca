import { useEffect, useRef } from 'react';
import { space } from '../../../theme/tokens';
import { ErrorSummary } from '../../../ui/fields/error-summary';
import { DraftError, OtherDraftNotice } from '../draft-status';
import type { RecordFormStatus, UnsavedReason } from '../../hooks/record-form/use-record-form';
import { ConfirmButton } from '../../../ui/confirm';
import { ErrorMessage } from '../status/messages';

const unsavedMessages: Record<UnsavedReason, string> = {
  restored: 'You have unsaved changes. ',
  'typed-while-saving': 'Saved, except what you typed while saving. ',
};

export function FormStatus(props: RecordFormStatus & { heading?: 'h2' | 'h3' }) {
  const { heading, attempts, fieldErrors, error, unsavedReason, hasConflict, draft, onUseOther } =
    props;
  const summary = useRef<HTMLDivElement>(null);
  const errorBox = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) (summary.current ?? errorBox.current)?.focus();
  }, [attempts]);
  return (
    <>
      <ErrorSummary ref={summary} errors={fieldErrors} {...(heading && { heading })} />
      {error !== null && fieldErrors.length === 0 && (
        <div ref={errorBox} tabIndex={-1} css={{ scrollMarginBlock: '6rem' }}>
          <ErrorMessage>{error}</ErrorMessage>
        </div>
      )}
      <DraftError draft={draft} />
      <OtherDraftNotice draft={draft} onUse={onUseOther} />
      {(unsavedReason !== null || hasConflict) && (
        <div ref={notice} css={{ display: 'grid', justifyItems: 'start', gap: space[2] }}>
          <p role="status">
            {unsavedReason !== null && unsavedMessages[unsavedReason]}
            {hasConflict &&
              'Someone else changed this record. Save to keep your version, or discard your changes to see theirs.'}
          </p>
          <ConfirmButton
            label="Discard changes"
            title="Discard your changes?"
            message="This can’t be undone."
            confirm="Discard"
            isPending={false}
            onConfirm={() => {
              const form = notice.current?.closest('form');
              props.onDiscard();
              // The notice disappears, and the focus with it.
              form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
            }}
          />
        </div>
      )}
    </>
  );
}
