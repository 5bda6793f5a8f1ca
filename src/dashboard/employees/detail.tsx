import { useEffect, useRef, useState } from 'react';
import { navigate } from 'gatsby';
import {
  employeeLabels,
  employeeStatuses,
  formatEmployeeValue,
  isPhoneField,
  type EmployeeField,
} from '../../../contract/employees/constants';
import type { EmployeeChangeEntry, EmployeeDetail } from '../../../contract/employees/schema';
import { formatPhone } from '../../../contract/shared/phone';
import { useOne } from '../api/use-record';
import { useTakeAnswer } from '../api/use-update-cache';
import { History } from '../components/detail/change-history';
import { OpenDetail } from '../components/detail/detail-pane';
import { NotOpen } from '../components/detail/record-placeholder';
import { regionName } from '../components/region-name';
import { SaidLine } from '../components/status/status-message';
import { dateWords } from '../components/time/day-format';
import { isCovered } from '../hooks/keyboard/use-shortcuts';
import { employeePath } from './api';
import { EmployeeForm } from './form';

type EmployeeDetailPaneProps = {
  id: string;
  /** The URL of the list alone. */
  back: string;
  /** The person opened the employee here, rather than loading the page with it. */
  takesFocus: boolean;
  onSaved: () => void;
};

/** The form and the history of an employee, beside the list. */
export function EmployeeDetailPane({ id, back, takesFocus, onSaved }: EmployeeDetailPaneProps) {
  const path = employeePath(id);
  const record = useOne<EmployeeDetail>(path);
  const updateCache = useTakeAnswer<EmployeeDetail>(path);
  const [status, setStatus] = useState({ saves: 0, message: '' });
  const statusLine = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (status.saves > 0) statusLine.current?.focus();
  }, [status.saves]);
  useEscapeFromForm(back);

  const { data: employee, mutate } = record;
  if (employee === undefined) {
    return <NotOpen one={record} missingWords="This employee doesn't exist" back={back} />;
  }
  const showSaved = (saved: EmployeeDetail) => {
    onSaved();
    // Fetched again, because the response lacks the history entry of a new photo.
    void updateCache(saved).then(() => mutate());
  };
  return (
    <OpenDetail
      id="employee-name"
      title={`${employee.firstName} ${employee.lastName}`}
      meta={`${employee.title} · ${regionName(employee.region)} · ${employeeStatuses[employee.status]}`}
      person={
        employee.workPhone === null
          ? { contact: employee.privatePhone, email: employee.privateEmail }
          : { contact: employee.workPhone, email: employee.workEmail }
      }
      closeWords="Close employee"
      path={path}
      back={back}
      takesFocus={takesFocus}
    >
      <SaidLine line={statusLine}>{status.message}</SaidLine>
      <EmployeeForm
        // Each save starts the form again with the saved values.
        key={status.saves}
        employee={employee}
        onRefresh={() => mutate()}
        onPartlySaved={showSaved}
        onEdit={() => setStatus(({ saves }) => ({ saves, message: '' }))}
        onSaved={(saved) => {
          showSaved(saved);
          setStatus(({ saves }) => ({ saves: saves + 1, message: 'Saved' }));
        }}
      />
      <History entries={employee.history} wordsOf={formatChange} />
    </OpenDetail>
  );
}

/** Escape also closes the employee from inside a field: typed text is kept. */
function useEscapeFromForm(back: string): void {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isCovered()) return;
      if (!(event.target instanceof Element && event.target.closest('form'))) return;
      event.preventDefault();
      void navigate(back);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [back]);
}

const eventLabels: Readonly<Record<string, string>> = {
  added: 'Added',
  imported: 'Imported from a file',
  photo: 'Photo changed',
  'photo-removed': 'Photo removed',
};

/** 'Title: Aide → Nurse' */
export function formatChange({ field, from, to }: EmployeeChangeEntry): string {
  return (
    eventLabels[field] ??
    `${employeeLabels[field as EmployeeField]}: ${formatValue(field, from)} → ${formatValue(field, to)}`
  );
}

function formatValue(field: string, value: string | null): string {
  const text = formatEmployeeValue(field, value);
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return dateWords(text);
  return isPhoneField(field) ? formatPhone(text) : text;
}
