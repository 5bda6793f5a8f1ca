import { useRef, type RefObject } from 'react';
import { space } from '../../../theme/space';
import { ErrorSummary, type FormError } from '../../../ui/fields/error-summary';
import { AskFirst } from '../dialog/confirm-button';
import { FaultLine } from '../status/error-message';

export type FormStatusProps = {
  heading?: 'h2' | 'h3';
  summary: RefObject<HTMLDivElement>;
  /** Takes the focus when a save fails, because the button may be far below. */
  faultBox: RefObject<HTMLDivElement>;
  problems: FormError[];
  /** Why the save failed, apart from field errors. */
  fault: string | null;
  /** Unsaved changes from an earlier visit, or typed during a save. */
  unsaved: 'before' | 'meanwhile' | null;
  isOvertaken: boolean;
  onDiscard: () => void;
};

const unsavedMessages = {
  before: 'You have unsaved changes. ',
  meanwhile: 'Saved, except for what you typed during the save. ',
};

export function FormState(props: FormStatusProps) {
  const {
    heading,
    summary,
    faultBox,
    problems,
    fault: error,
    unsaved,
    isOvertaken,
    onDiscard,
  } = props;
  const notice = useRef<HTMLDivElement>(null);
  return (
    <>
      <ErrorSummary ref={summary} errors={problems} {...(heading && { heading })} />
      {error !== null && problems.length === 0 && (
        <div ref={faultBox} tabIndex={-1} css={{ scrollMarginBlock: '6rem' }}>
          <FaultLine>{error}</FaultLine>
        </div>
      )}
      {(unsaved !== null || isOvertaken) && (
        <div ref={notice} css={{ display: 'grid', justifyItems: 'start', gap: space[2] }}>
          <p role="status">
            {unsaved !== null && unsavedMessages[unsaved]}
            {isOvertaken && 'Someone changed this record while you were editing it.'}
          </p>
          <AskFirst
            label="Discard changes"
            title="Discard your changes?"
            meaning="This can’t be undone."
            confirm="Discard"
            busy={false}
            onConfirm={() => {
              const form = notice.current?.closest('form');
              onDiscard();
              // The notice disappears, and the focus with it.
              form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
            }}
          />
        </div>
      )}
    </>
  );
}
