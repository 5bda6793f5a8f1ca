import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { describeAccess } from '../../../contract/accounts/access';
import type { Account } from '../../../contract/accounts/schema';
import { checkEmail } from '../../../contract/shared/email-address';
import {
  resolveAccess,
  roleLabels,
  roles,
  type Access,
  type Role,
} from '../../../contract/shared/roles';
import { Button } from '../../ui/buttons/button';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/field';
import { callStaff } from '../api/staff-client';
import { Dialog, DialogButtons } from '../components/dialog/dialog';
import { ErrorMessage } from '../components/status/messages';
import { useAsyncAction } from '../hooks/use-async-action';
import { useDraft } from '../drafts/use-draft';
import { AccessFields } from './access-fields';
import { describeAccount, getAccountName } from './account-action';

type AccessDialogProps = {
  /** Null to invite an email address, which may have no account yet. */
  account: Account | null;
  accounts: readonly Account[];
  onClose: () => void;
  onDone: (message: string) => void;
  /** Reloads the account after the server has rejected the change. */
  onRejected: (account: Account) => Promise<Account | undefined>;
};

type Values = { email: string; role: Role | '' };

/** Sets what an account may open. The draft of an invitation is kept while the dialog is closed. */
export function AccessDialog(props: AccessDialogProps) {
  const { account: initialAccount, accounts, onClose, onDone, onRejected } = props;
  const [account, setAccount] = useState(initialAccount);
  const draft = useDraft('assign-role');
  const { email: draftEmail = '', access: draftAccess = 'null' } = draft.values;
  const [access, setAccess] = useState(() =>
    account === null ? (JSON.parse(draftAccess) as Access | null) : toAccess(account),
  );
  const { register, handleSubmit, formState, setValue, watch } = useForm<Values>({
    defaultValues: { email: account?.email ?? draftEmail, role: access?.role ?? '' },
  });
  const { errors } = formState;
  const { run, isPending, error, setError } = useAsyncAction();
  const [isSaved, setSaved] = useState(false);
  const email = watch('email');
  useEffect(() => {
    if (initialAccount !== null) return;
    if (isSaved || (email === '' && access === null)) draft.discard();
    else draft.set({ email, access: JSON.stringify(access) });
  });
  const isInvited = account === null || account.role === null;
  const isStale = account?.version !== initialAccount?.version;

  const validateEmail = (value: string): string | null =>
    accounts.some((other) => other.email === normalizeEmail(value) && other.role !== null)
      ? 'This email address already has a role. Change it in the list.'
      : checkEmail(normalizeEmail(value), 'Enter an email address.');

  const submit = handleSubmit(async (values) => {
    const issue = access && findIssue(access);
    if (access === null || issue !== null) return setError(issue);
    const newEmail = normalizeEmail(values.email);
    const body = {
      ...access,
      disabled: account?.disabled ?? false,
      version: account?.version ?? 0,
    };
    const isDone = await run(async () => {
      try {
        await callStaff('PUT /accounts/:email', { params: { email: newEmail }, body });
      } catch (thrown) {
        if (account) setAccount((await onRejected(account)) ?? account);
        throw thrown;
      }
    });
    if (!isDone) return;
    setSaved(true);
    const name = account ? getAccountName(account) : newEmail;
    const result = isInvited ? `Invitation sent to ${newEmail}.` : `Saved for ${name}.`;
    onDone(`${result} ${roleLabels[access.role]}: ${describeAccess(access)}`);
  });

  return (
    <Dialog
      title={account === null ? 'Invite' : `Access of ${getAccountName(account)}`}
      onClose={onClose}
    >
      <form noValidate onSubmit={(event) => void submit(event)} css={{ display: 'contents' }}>
        {initialAccount === null && (
          <TextField
            id="access-email"
            label="Email"
            hint="We’ll send an invitation that lists what they can open. The first account that confirms this address gets access."
            type="email"
            autoComplete="off"
            error={errors.email?.message}
            {...register('email', { validate: (value) => validateEmail(value) ?? true })}
          />
        )}
        {initialAccount?.role === null && <p>We’ll send them an invitation by email.</p>}
        <SelectField
          id="access-role"
          label="Role"
          choices={roleLabels}
          error={errors.role?.message}
          {...register('role', {
            required: 'Select a role.',
            onChange: ({ target }: { target: HTMLSelectElement }) => {
              const role = roles.find((candidate) => candidate === target.value);
              setAccess(role ? resolveAccess({ role, regions: access?.regions ?? null }) : null);
            },
          })}
        />
        <AccessFields
          access={access}
          onAccess={(next) => {
            setValue('role', next.role, { shouldValidate: true });
            setAccess(next);
          }}
        />
        {error !== null && (
          <ErrorMessage>
            {isStale && account ? `${error} ${describeAccount(account)}` : error}
          </ErrorMessage>
        )}
        <DialogButtons onCancel={onClose}>
          <Button type="submit" isPending={isPending}>
            {isInvited ? 'Send invitation' : 'Save'}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

const normalizeEmail = (email: string) => email.trim().toLowerCase();

const toAccess = ({ role, screens, regions }: Account): Access | null =>
  role === null ? null : { role, screens, regions };

function findIssue({ screens, regions }: Access): string | null {
  if (regions?.length === 0) return 'Choose at least one state.';
  const opensJob = screens.includes('add-job') && !screens.includes('jobs');
  return opensJob ? 'Add job post also needs All job post, where the new job opens.' : null;
}
