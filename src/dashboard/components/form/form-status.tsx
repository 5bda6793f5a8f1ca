import { useRef, type RefObject } from 'react';
import { space } from '../../../theme/space';
import { ErrorSummary, type Problem } from '../../../ui/fields/error-summary';
import { AskFirst } from '../dialog/confirm-button';
import { FaultLine } from '../status/error-message';

type FormStateProps = {
  heading?: 'h2' | 'h3';
  summary: RefObject<HTMLDivElement>;
  /** Around the fault: it takes the focus when a save fails, since the button may be far below. */
  faultBox: RefObject<HTMLDivElement>;
  problems: Problem[];
  /** Why it was not saved, where no field is at fault. */
  fault: string | null;
  /** Since when something stands in it that is not saved: from an earlier visit, or typed during a save. */
  unsaved: 'before' | 'meanwhile' | null;
  /** The record has been changed since that was typed. */
  isOvertaken: boolean;
  onDiscard: () => void;
};

const unsavedWords = {
  before: 'This was typed before and is not saved. ',
  meanwhile: 'Saved, but for what was typed meanwhile: that is not saved yet. ',
};

/** Above the fields of a record's form: what is wrong, and what is to be known of what stands in it unsaved. */
export function FormState({
  heading,
  summary,
  faultBox,
  problems,
  fault,
  unsaved,
  isOvertaken,
  onDiscard,
}: FormStateProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <>
      <ErrorSummary ref={summary} errors={problems} {...(heading && { heading })} />
      {fault !== null && problems.length === 0 && (
        <div ref={faultBox} tabIndex={-1} css={{ scrollMarginBlock: '6rem' }}>
          <FaultLine>{fault}</FaultLine>
        </div>
      )}
      {(unsaved !== null || isOvertaken) && (
        <div ref={box} css={{ display: 'grid', justifyItems: 'start', gap: space[2] }}>
          <p role="status">
            {unsaved !== null && unsavedWords[unsaved]}
            {isOvertaken &&
              'The record has been changed since you began to type: saving will say by whom.'}
          </p>
          <AskFirst
            label="Discard what was typed"
            title="Discard what was typed?"
            meaning="It stands in no other place, and cannot be brought back."
            confirm="Discard it"
            busy={false}
            onConfirm={() => {
              const form = box.current?.closest('form');
              onDiscard();
              // The question goes with what it was about.
              form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
            }}
          />
        </div>
      )}
    </>
  );
}
