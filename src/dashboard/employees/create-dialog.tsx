import type { RefObject } from 'react';
import { useSWRConfig } from 'swr';
import { getCallPath } from '../../browser/api/calls';
import { Dialog } from '../components/dialog/dialog';
import { EmployeeForm, getFieldId } from './form';

type CreateEmployeeDialogProps = {
  opener: RefObject<HTMLButtonElement>;
  onClose: () => void;
  /** The employee was added, but something still has to be saved in its form. */
  onPartlySaved: (id: string) => void;
  onSaved: (message: string, id: string) => void;
};

/** The form of a new employee. What is typed is a draft, so it survives closing the dialog, a reload, and signing out. */
export function CreateEmployeeDialog(props: CreateEmployeeDialogProps) {
  const { opener, onClose, onPartlySaved, onSaved } = props;
  const { mutate } = useSWRConfig();
  return (
    <Dialog
      title="New employee"
      onClose={onClose}
      // The first button would be the one that discards earlier text.
      initialFocus={() => document.getElementById(getFieldId('firstName'))}
      finalFocus={opener}
    >
      <EmployeeForm
        employee={null}
        onRefresh={() => Promise.resolve(undefined)}
        onCancel={onClose}
        onPartlySaved={(employee) => {
          const { id } = employee;
          void mutate(getCallPath('GET /employees/:id', { params: { id } }), employee, false);
          onPartlySaved(id);
        }}
        onSaved={({ id, firstName, lastName }) => onSaved(`Added ${firstName} ${lastName}.`, id)}
      />
    </Dialog>
  );
}
