import type { RefObject } from 'react';
import { Button } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/error-summary';
import { FaultLine } from '../fault-line';

type FormStateProps = {
  heading?: 'h2' | 'h3';
  summary: RefObject<HTMLDivElement>;
  /** Around the fault: it takes the focus when a save fails, since the button may be far below. */
  faultBox: RefObject<HTMLDivElement>;
  problems: { id: string; message: string }[];
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
  return (
    <>
      <ErrorSummary ref={summary} errors={problems} {...(heading && { heading })} />
      {fault !== null && problems.length === 0 && (
        <div ref={faultBox} tabIndex={-1} css={{ scrollMarginBlock: '6rem' }}>
          <FaultLine>{fault}</FaultLine>
        </div>
      )}
      {(unsaved !== null || isOvertaken) && (
        <p role="status">
          {unsaved !== null && unsavedWords[unsaved]}
          {isOvertaken &&
            'The record has been changed since you began to type: saving will say by whom. '}
          <Button tone="quiet" onClick={onDiscard}>
            Discard what was typed
          </Button>
        </p>
      )}
    </>
  );
}
