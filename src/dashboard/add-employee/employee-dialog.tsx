import useSWR, { useSWRConfig } from 'swr';
import type { EmployeeDetail } from '../../../contract/employees';
import { Spinner } from '../../ui/spinner';
import { Dialog } from '../parts/dialog';
import { History } from '../parts/history';
import { LoadFailure } from '../parts/load-failure';
import { changeWords } from './change-words';
import { EmployeeForm } from './employee-form';
import { employeePath } from './save-employee';

type EmployeeDialogProps = {
  /** Null: a new one. */
  id: string | null;
  onClose: () => void;
  /** A new one is there, and its form is to be opened: something of it is not saved yet. */
  onAdded: (id: string) => void;
  /** It is saved: what to say. */
  onDone: (words: string) => void;
};

/** An employee's form over the list, with what was changed. Closed, it keeps what was typed until the dashboard is left. */
export function EmployeeDialog({ id, onClose, onAdded, onDone }: EmployeeDialogProps) {
  const { data, error, mutate } = useSWR<EmployeeDetail>(id === null ? null : employeePath(id));
  const { mutate: mutateOf } = useSWRConfig();
  const title = data
    ? `${data.firstName} ${data.lastName}`
    : id === null
      ? 'New employee'
      : 'Employee';
  return (
    <Dialog title={title} open onOpenChange={(open) => !open && onClose()}>
      {id !== null && !data && !error && <Spinner label="Loading the employee" />}
      {id !== null && !data && error ? (
        <LoadFailure error={error} onRetry={() => mutate()} />
      ) : null}
      {(id === null || data) && (
        <EmployeeForm
          employee={data ?? null}
          onRefresh={() => mutate()}
          onCancel={onClose}
          onAdded={(employee) => {
            void mutateOf(employeePath(employee.id), employee, false);
            onAdded(employee.id);
          }}
          onDone={(words) => {
            void mutate();
            onDone(words);
          }}
        />
      )}
      {data && <History entries={data.history} wordsOf={changeWords} />}
    </Dialog>
  );
}
