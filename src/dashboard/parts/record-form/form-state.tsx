import type { RefObject } from 'react';
import { Button } from '../../../ui/button';
import { ErrorSummary } from '../../../ui/error-summary';
import { FaultLine } from '../fault-line';

type FormStateProps = {
  heading?: 'h2' | 'h3';
  summary: RefObject<HTMLDivElement>;
  problems: { id: string; message: string }[];
  /** Why it was not saved, where no field is at fault. */
  fault: string | null;
  /** What the form shows was typed earlier. */
  isKept: boolean;
  /** The record has been changed since. */
  isOvertaken: boolean;
  onDiscard: () => void;
};

/** Above the fields of a record's form: what is wrong, and that what was typed earlier is still there. */
export function FormState({
  heading,
  summary,
  problems,
  fault,
  isKept,
  isOvertaken,
  onDiscard,
}: FormStateProps) {
  return (
    <>
      <ErrorSummary ref={summary} errors={problems} {...(heading && { heading })} />
      {fault !== null && problems.length === 0 && <FaultLine>{fault}</FaultLine>}
      {isKept && (
        <p role="status">
          This was typed before and is not saved.{' '}
          {isOvertaken && 'The record has been changed since: saving will say by whom. '}
          <Button tone="quiet" onClick={onDiscard}>
            Discard it
          </Button>
        </p>
      )}
    </>
  );
}
