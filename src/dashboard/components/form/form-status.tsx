import { useEffect, useRef } from 'react';
import { space } from '../../../theme/tokens';
import { ErrorSummary, type FormError } from '../../../ui/fields/error-summary';
import { DraftError, OtherDraftNotice } from '../draft-status';
import type { PersonalDraft } from '../../drafts/personal-draft';
import { ConfirmButton } from '../dialog/confirm';
import { ErrorMessage } from '../status/messages';

/** Why the form has unsaved changes that the person may not expect. */
export type UnsavedReason = keyof typeof unsavedMessages;

export type FormStatusProps = {
  heading?: 'h2' | 'h3';
  /** The errors take the focus when this changes, because the button may be far below. */
  attempts: number;
  fieldErrors: FormError[];
  /** Why the save failed, apart from field errors. */
  error: string | null;
  unsavedReason: UnsavedReason | null;
  hasConflict: boolean;
  draft: PersonalDraft;
  /** Fills in what another window saved. */
  onUseOther: () => void;
  onDiscard: () => void;
};

const unsavedMessages = {
  restored: 'You have unsaved changes. ',
  'typed-while-saving': 'Saved, except what you typed while saving. ',
};

export function FormStatus(props: FormStatusProps) {
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
            busy={false}
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
