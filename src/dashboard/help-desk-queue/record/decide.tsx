import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { Check, RotateCcw, X } from 'lucide-react';
import type { Decision } from '../../../../contract/help-desk-steps';
import { Button } from '../../../ui/button';
import type { VersionedChange } from '../../parts/use-versioned-change';
import type { RecordWish } from './use-record-change';

type DecideProps = {
  decision: Decision | null;
  /** Whether the caregiver is mailed what is decided. */
  isMailed: boolean;
} & Pick<VersionedChange<RecordWish>, 'change' | 'busy'>;

/** What was decided of time off, and what decides it. The pressed button goes with its decision: the outcome takes its focus. */
export function Decide({ decision, isMailed, change, busy }: DecideProps) {
  const outcome = useRef<HTMLParagraphElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    if (isPressed.current && document.activeElement === document.body) outcome.current?.focus();
    isPressed.current = false;
  }, [decision]);
  const decide = (next: Decision | null) => {
    isPressed.current = true;
    void change({ decision: next });
  };

  return (
    <>
      <p ref={outcome} tabIndex={-1} css={outcomeStyle}>
        {outcomeWords[decision ?? 'none']}
        {!isMailed && (
          <span css={untoldStyle}>
            {' '}
            No e-mail tells the caregiver: the request gave no address.
          </span>
        )}
      </p>
      {decision === null ? (
        <>
          <Button busy={busy} onClick={() => decide('approved')}>
            <Check size={18} aria-hidden /> Approve
          </Button>
          <Button tone="outline" busy={busy} onClick={() => decide('declined')}>
            <X size={18} aria-hidden /> Decline
          </Button>
        </>
      ) : (
        <Button tone="outline" busy={busy} onClick={() => decide(null)}>
          <RotateCcw size={18} aria-hidden /> Take the decision back
        </Button>
      )}
    </>
  );
}

const outcomeWords: Record<Decision | 'none', string> = {
  approved: 'The time off is approved.',
  declined: 'The time off is declined.',
  none: 'Not decided yet.',
};

const outcomeStyle = css({ fontWeight: 700 });
const untoldStyle = css({ fontWeight: 400 });
