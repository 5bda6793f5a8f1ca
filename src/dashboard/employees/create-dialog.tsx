import type { RefObject } from 'react';
import { useSWRConfig } from 'swr';
import { Dialog } from '../components/dialog/dialog';
import { EmployeeForm, idOf } from './form';
import { employeePath } from './api';

type NewEmployeeDialogProps = {
  /** Has the focus afterwards, also where the page was opened with the form. */
  opener: RefObject<HTMLButtonElement>;
  onClose: () => void;
  /** The new one is there, and its form is to be opened: something of it is not saved yet. */
  onAdded: (id: string) => void;
  /** It is saved: what to say, and of whom. */
  onDone: (words: string, id: string) => void;
};

/** The form of a new employee, over the list. Closed, it keeps what was typed until the dashboard is left. */
export function NewEmployeeDialog({ opener, onClose, onAdded, onDone }: NewEmployeeDialogProps) {
  const { mutate } = useSWRConfig();
  return (
    <Dialog
      title="New employee"
      open
      onOpenChange={(open) => !open && onClose()}
      // Not what would discard it, where something was typed before.
      initialFocus={() => document.getElementById(idOf('firstName'))}
      finalFocus={opener}
    >
      <EmployeeForm
        employee={null}
        onRefresh={() => Promise.resolve(undefined)}
        onCancel={onClose}
        onRest={(employee) => {
          void mutate(employeePath(employee.id), employee, false);
          onAdded(employee.id);
        }}
        onDone={(words, { id }) => onDone(words, id)}
      />
    </Dialog>
  );
}
