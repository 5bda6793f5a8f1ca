import { useId, useRef, useState, type FormEvent } from 'react';
import { css } from '@emotion/react';
import type { EmployeeMatch, Identity } from '../../../../contract/help-desk/identity-schema';
import { canSee } from '../../../../contract/shared/roles';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { formatDate } from '../../../../contract/shared/dates/format-date';
import { color, space } from '../../../theme/tokens';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { Button } from '../../../ui/buttons/button';
import { TextField } from '../../../ui/fields/field';
import { callStaff } from '../../api/staff-client';
import { useApi, useInvalidate } from '../../api/swr-hooks';
import { ErrorMessage } from '../../components/status/messages';
import { useFocusFallback } from '../../hooks/use-focus';
import { useStaff } from '../../hooks/use-staff';
import { useAsyncAction } from '../../hooks/use-async-action';
import { useDebouncedValue } from '../../hooks/use-debounced-value';
import { Section } from '../../components/section';
import { rowStyle } from '../../components/dashboard.styles';
import type { SectionProps } from '../queues/queue-type';

type SenderProps = { request: SectionProps['request'] & { identity: Identity } };

/** The sender of a pay-stub request. Without a certain match, the office says who before a file can be attached. */
export function Sender({ request }: SenderProps) {
  const { id, version, identity, email, file } = request;
  const { run, isPending, error } = useAsyncAction();
  const refresh = useInvalidate('/helpDesk');
  const [isChanging, setChanging] = useState(false);
  const isAsking = isChanging || identity.recipient === null;
  const description = useRef<HTMLParagraphElement>(null);
  // The button that had the focus disappears.
  useFocusFallback(isAsking ? 'asked' : 'known', () => description.current);
  const confirm = (choice: { employeeId: string } | { reason: string }) =>
    void run(async () => {
      const input = { params: { id }, body: { version, ...choice } };
      await callStaff('POST /helpDesk/records/:id/identity', input).finally(refresh);
      setChanging(false);
    });
  return (
    <Section title="Sender">
      <p ref={description} tabIndex={-1} css={{ overflowWrap: 'anywhere' }}>
        {describeSender(identity, email)}
      </p>
      {!isAsking && file === null && (
        <div>
          <Button tone="outline" onClick={() => setChanging(true)}>
            Change sender
          </Button>
        </div>
      )}
      {isAsking && (
        <SenderChoice
          matches={identity.matches}
          isPending={isPending}
          onConfirm={confirm}
          onCancel={isChanging ? () => setChanging(false) : null}
        />
      )}
      {error !== null && <ErrorMessage>Not changed. {error}</ErrorMessage>}
    </Section>
  );
}

const partLabels = { name: 'name', phone: 'phone number', email: 'email' } as const;
const formatParts = (by: EmployeeMatch['by']) =>
  new Intl.ListFormat('en-US').format(by.map((part) => partLabels[part]));

/** Says who it is, how sure that is, and where a pay stub goes. */
export function describeSender(
  { matches, confirmed, recipient }: Identity,
  requestEmail: string | null,
): string {
  if (confirmed !== null && confirmed.employee === null) {
    return requestEmail === null
      ? 'Confirmed by the office. The pay stub is shown on the status page.'
      : `Confirmed by the office. The link to the pay stub goes to ${requestEmail}.`;
  }
  const [match] = matches;
  const sure = match?.certainty === 'certain' ? match : null;
  const employee = confirmed?.employee ?? sure;
  if (employee === null) {
    return match === undefined
      ? 'No employee has this name, phone number, or email. Confirm who sent this before you attach a pay stub.'
      : 'It’s not certain who sent this. Confirm it before you attach a pay stub.';
  }
  const who = confirmed
    ? `Chosen by the office: ${employee.name}${formatLeft(employee.leftOn)}.`
    : `${employee.name}${formatLeft(employee.leftOn)}: same ${formatParts(sure?.by ?? [])} as on file.`;
  return recipient?.to
    ? `${who} The link to the pay stub goes to their address on file, ${recipient.to}.`
    : `${who} There is no email address on file. Add one to the employee, or confirm who sent this.`;
}

function formatLeft(leftOn: string | null): string {
  return leftOn === null ? '' : ` (last day ${formatDate(leftOn)})`;
}

type SenderChoiceProps = {
  matches: readonly EmployeeMatch[];
  isPending: boolean;
  onConfirm: (choice: { employeeId: string } | { reason: string }) => void;
  onCancel: (() => void) | null;
};

function SenderChoice({ matches, isPending, onConfirm, onCancel }: SenderChoiceProps) {
  const { access } = useStaff();
  const id = useId();
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() !== '' && !isPending) onConfirm({ reason: reason.trim() });
  };
  const onChoose = (employeeId: string) => onConfirm({ employeeId });
  return (
    <>
      <EmployeeOptions
        employees={matches.map(({ by, certainty, ...employee }) => ({
          ...employee,
          note: `${certaintyLabels[certainty]}: same ${formatParts(by)}`,
        }))}
        {...{ isPending, onChoose }}
      />
      {canSee(access, 'add-employee') && <EmployeeSearch {...{ isPending, onChoose }} />}
      <form onSubmit={submit} css={formStyle}>
        <TextField
          id={`${id}-reason`}
          label="Or note how you confirmed who sent this"
          hint="For example, you called them at the number on file. The pay stub then goes to the address in the request."
          value={reason}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => setReason(event.target.value)}
        />
        <div css={buttonRowStyle}>
          <Button
            type="submit"
            tone="outline"
            isPending={isPending}
            aria-disabled={reason.trim() === ''}
          >
            Confirm sender
          </Button>
          {onCancel !== null && (
            <Button tone="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </>
  );
}

const certaintyLabels = { certain: 'Certain', likely: 'Likely', possible: 'Possible' } as const;

type EmployeeOptionsProps = {
  employees: (Pick<EmployeeMatch, 'id' | 'name' | 'region' | 'leftOn'> & { note?: string })[];
  isPending: boolean;
  onChoose: (id: string) => void;
};

function EmployeeOptions({ employees, isPending, onChoose }: EmployeeOptionsProps) {
  if (employees.length === 0) return null;
  return (
    <ul css={listStyle}>
      {employees.map(({ id, name, region, leftOn, note }) => (
        <li key={id} css={rowStyle(space[2])}>
          <span css={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
            <strong>{name}</strong>
            {formatLeft(leftOn)}, {getRegionName(region)}
            {note !== undefined && <span css={{ color: color.muted }}> · {note}</span>}
          </span>
          <Button
            tone="outline"
            isPending={isPending}
            aria-label={`Choose ${name}`}
            onClick={() => onChoose(id)}
          >
            Choose
          </Button>
        </li>
      ))}
    </ul>
  );
}

const minSearchLength = 2;
const maxResults = 5;

function EmployeeSearch(props: Omit<EmployeeOptionsProps, 'employees'>) {
  const id = useId();
  const [text, setText] = useState('');
  const query = useDebouncedValue(text.trim(), 200);
  const isSearching = query.length >= minSearchLength;
  const { data } = useApi(
    'GET /employees',
    isSearching ? { query: { status: 'all' }, search: query } : null,
    { keepPreviousData: true },
  );
  return (
    <>
      <TextField
        id={`${id}-employee`}
        label="Find the employee"
        type="search"
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      {isSearching && data?.items.length === 0 && <p role="status">No employees found</p>}
      {isSearching && data && (
        <EmployeeOptions
          employees={data.items
            .slice(0, maxResults)
            .map(({ firstName, lastName, ...employee }) => ({
              ...employee,
              name: `${firstName} ${lastName}`,
            }))}
          {...props}
        />
      )}
    </>
  );
}

const listStyle = css({ display: 'grid', gap: space[1], listStyle: 'none' });
const formStyle = css({ display: 'grid', gap: space[2] });
