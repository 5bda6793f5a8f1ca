import { DoorClosed } from 'lucide-react';
import { ConfirmButton } from '../components/dialog/confirm';

type CloseJobsButtonProps = { count: number; busy: boolean; onConfirm: () => void };

/** Closes one or more jobs after a confirmation. */
export function CloseJobsButton({ count, busy, onConfirm }: CloseJobsButtonProps) {
  const label = count === 1 ? 'Close job' : 'Close jobs';
  return (
    <ConfirmButton
      label={
        <>
          <DoorClosed size={18} aria-hidden /> {label}
        </>
      }
      title={count === 1 ? 'Close this job?' : `Close these ${count} jobs?`}
      message="Closed jobs leave the careers page and search engines, and no one can apply anymore. Their applications stay here. You can reopen a job later."
      confirm={count === 1 ? 'Close it' : 'Close them'}
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}
