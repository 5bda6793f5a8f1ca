import { useEffect, useRef, useState } from 'react';
import { navigate } from 'gatsby';
import Award from 'lucide-react/icons/award';
import Pencil from 'lucide-react/icons/pencil';
import { buildDraftKey } from '../../../contract/drafts/constants';
import { formatEmployment } from '../../../contract/employees/employment';
import type { EmployeeDetail } from '../../../contract/employees/schema';
import { getOfficeDay, getRegionName } from '../../../contract/shared/region-facts';
import { defaultRegion } from '../../../contract/shared/regions';
import { getCallPath } from '../../browser/api/calls';
import { Button } from '../../ui/buttons/button';
import { buttonRowStyle } from '../../ui/buttons/button-row.styles';
import { useRecord, useUpdateCache } from '../api/swr-hooks';
import { FollowUpLine } from '../components/follow-up/follow-up-line';
import { ChangeHistory } from '../components/detail/change-history';
import { DetailPane, stateBarStyle } from '../components/detail/detail-pane';
import type { OpenRecord } from '../components/detail/list-detail-layout';
import { RecordPlaceholder } from '../components/detail/record-placeholder';
import { RelatedRecords } from '../components/detail/related-records';
import { ConfirmButton } from '../../ui/confirm';
import { stackStyle } from '../components/dashboard.styles';
import { StatusMessage } from '../components/status/messages';
import { warningBoxStyle } from '../components/status/notice';
import { useDraft } from '../drafts/use-draft';
import { isPopupOpen, useShortcuts } from '../hooks/use-shortcuts';
import { EmployeeAvatar } from './employee-avatar';
import { EmployeeDetails } from './employee-details';
import { EmployeeForm, getFieldId } from './form';
import { formatChange } from './format-change';

type EmployeeDetailPaneProps = OpenRecord & {
  isEdited: boolean;
  onEditedChange: (isEdited: boolean) => void;
  onSaved: () => void;
};

export function EmployeeDetailPane(props: EmployeeDetailPaneProps) {
  const { id, backUrl, takesFocus, isEdited, onEditedChange, onSaved } = props;
  const params = { id };
  const record = useRecord('GET /employees/:id', { params });
  const updateCache = useUpdateCache(getCallPath('GET /employees/:id', { params }));
  const [message, setMessage] = useState('');
  const statusLine = useRef<HTMLParagraphElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(isEdited);
  useEffect(() => {
    if (wasEdited.current === isEdited) return;
    wasEdited.current = isEdited;
    const firstField = document.getElementById(getFieldId('firstName'));
    const result = message === '' ? editButton : statusLine;
    (isEdited ? firstField : result.current)?.focus();
  }, [isEdited, message]);
  const edit = () => {
    setMessage('');
    onEditedChange(true);
  };
  useShortcuts(isEdited ? {} : { e: { label: 'Edit this employee', run: edit } });
  useEscapeFromForm(backUrl);

  const { data: employee, mutate } = record;
  if (employee === undefined || record.isMissing) {
    return (
      <RecordPlaceholder record={record} missingMessage="Employee not found" backUrl={backUrl} />
    );
  }
  const today = getOfficeDay(defaultRegion, new Date());
  const showSaved = (saved: EmployeeDetail) => {
    onSaved();
    // Fetched again, because the response lacks the history entry of a new photo.
    void updateCache(saved).then(() => mutate());
  };
  return (
    <DetailPane
      id="employee-name"
      title={`${employee.firstName} ${employee.lastName}`}
      meta={`${employee.title} · ${getRegionName(employee.region)} · ${formatEmployment(employee, today)}`}
      recordId={id}
      closeLabel="Close employee"
      presence={{ call: 'POST /employees/:id/presence', params }}
      backUrl={backUrl}
      takesFocus={takesFocus}
      state={
        !isEdited && (
          <div css={stateBarStyle}>
            <EmployeeAvatar employee={employee} size="2.75rem" />
            <Button ref={editButton} onClick={edit}>
              <Pencil size={18} aria-hidden /> Edit
            </Button>
          </div>
        )
      }
    >
      <FollowUpLine
        record={{ kind: 'employee', id, name: `${employee.firstName} ${employee.lastName}` }}
        followUp={employee.followUp}
      />
      <StatusMessage messageRef={statusLine}>{message}</StatusMessage>
      {isEdited ? (
        <EmployeeForm
          employee={employee}
          onRefresh={() => mutate()}
          onCancel={() => onEditedChange(false)}
          onPartlySaved={showSaved}
          onSaved={(saved) => {
            showSaved(saved);
            setMessage('Saved');
            onEditedChange(false);
          }}
        />
      ) : (
        <>
          <UnsavedChanges id={id} onEdit={edit} />
          <EmployeeDetails employee={employee} today={today} />
          <RelatedRecords id={id} others={listEarlierCertificates(employee)} />
        </>
      )}
      <ChangeHistory entries={employee.history} formatEntry={formatChange} />
    </DetailPane>
  );
}

function listEarlierCertificates({ history }: EmployeeDetail) {
  return history
    .filter(({ field, from }) => field.startsWith('certificate') && from !== null)
    .map((entry) => ({ id: entry.id, at: entry.at, icon: Award, text: formatChange(entry) }));
}

/** The form was left with changes, which are kept as a draft. */
function UnsavedChanges({ id, onEdit }: { id: string; onEdit: () => void }) {
  const draft = useDraft(buildDraftKey('employee', id));
  if (draft.isEmpty) return null;
  return (
    <div css={[warningBoxStyle, stackStyle('0.5rem')]}>
      <p role="status">You have unsaved changes. Only you can see them.</p>
      <div css={buttonRowStyle}>
        <Button tone="outline" onClick={onEdit}>
          Continue editing
        </Button>
        <ConfirmButton
          label="Discard changes"
          title="Discard your changes?"
          message="This can’t be undone."
          confirm="Discard"
          isPending={false}
          onConfirm={() => {
            draft.discard();
            document.getElementById('employee-name')?.focus();
          }}
        />
      </div>
    </div>
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
