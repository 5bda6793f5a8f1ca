import { useEffect, useRef, useState } from 'react';
import { navigate } from 'gatsby';
import { formatEmployment } from '../../../contract/employees/employment';
import type { EmployeeDetail } from '../../../contract/employees/schema';
import { getOfficeDay, getRegionName } from '../../../contract/shared/region-facts';
import { defaultRegion } from '../../../contract/shared/regions';
import { getCallPath } from '../../browser/api/calls';
import { useRecord, useUpdateCache } from '../api/swr-hooks';
import { FollowUpLine } from '../components/follow-up/follow-up-line';
import { ChangeHistory } from '../components/detail/change-history';
import { DetailPane } from '../components/detail/detail-pane';
import type { OpenRecord } from '../components/detail/list-detail-layout';
import { RecordPlaceholder } from '../components/detail/record-placeholder';
import { StatusMessage } from '../components/status/messages';
import { isPopupOpen } from '../hooks/use-shortcuts';
import { EmployeeForm } from './form';
import { formatChange } from './format-change';

type EmployeeDetailPaneProps = OpenRecord & { onSaved: () => void };

export function EmployeeDetailPane({ id, backUrl, takesFocus, onSaved }: EmployeeDetailPaneProps) {
  const params = { id };
  const record = useRecord('GET /employees/:id', { params });
  const updateCache = useUpdateCache(getCallPath('GET /employees/:id', { params }));
  const [status, setStatus] = useState({ saves: 0, message: '' });
  const statusLine = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (status.saves > 0) statusLine.current?.focus();
  }, [status.saves]);
  useEscapeFromForm(backUrl);

  const { data: employee, mutate } = record;
  if (employee === undefined || record.isMissing) {
    return (
      <RecordPlaceholder record={record} missingMessage="Employee not found" backUrl={backUrl} />
    );
  }
  const showSaved = (saved: EmployeeDetail) => {
    onSaved();
    // Fetched again, because the response lacks the history entry of a new photo.
    void updateCache(saved).then(() => mutate());
  };
  return (
    <DetailPane
      id="employee-name"
      title={`${employee.firstName} ${employee.lastName}`}
      meta={`${employee.title} · ${getRegionName(employee.region)} · ${formatEmployment(employee, getOfficeDay(defaultRegion, new Date()))}`}
      person={
        employee.workPhone === null
          ? { contact: employee.privatePhone, email: employee.privateEmail }
          : { contact: employee.workPhone, email: employee.workEmail }
      }
      recordId={id}
      closeLabel="Close employee"
      presence={{ call: 'POST /employees/:id/presence', params }}
      backUrl={backUrl}
      takesFocus={takesFocus}
    >
      <FollowUpLine
        record={{ kind: 'employee', id, name: `${employee.firstName} ${employee.lastName}` }}
        followUp={employee.followUp}
      />
      <StatusMessage messageRef={statusLine}>{status.message}</StatusMessage>
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
      <ChangeHistory entries={employee.history} formatEntry={formatChange} />
    </DetailPane>
  );
}

/** Escape also closes the employee from inside a field: typed text is kept. */
function useEscapeFromForm(backUrl: string): void {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isPopupOpen()) return;
      if (!(event.target instanceof Element && event.target.closest('form'))) return;
      event.preventDefault();
      void navigate(backUrl);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [backUrl]);
}
