import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Account } from '../../../contract/accounts/schema';
import { checkEmail } from '../../../contract/shared/email-address';
import { roleLabels, roles, type Role } from '../../../contract/shared/roles';
import { Button } from '../../ui/buttons/button';
import { SelectField } from '../../ui/fields/select-field';
import { TextField } from '../../ui/fields/field';
import { callStaff } from '../api/staff-client';
import { Dialog, DialogButtons } from '../components/dialog/dialog';
import { ErrorMessage } from '../components/status/messages';
import { useAsyncAction } from '../hooks/use-async-action';
import { useDraft } from '../drafts/use-draft';
import { describeRole } from './account-action';

type AssignRoleDialogProps = {
  accounts: readonly Account[];
  onClose: () => void;
  onDone: (message: string) => void;
};

type Values = { email: string; role: Role | '' };

/** Invites an email address, which may have no account yet, to a role. The draft is kept while the dialog is closed. */
export function AssignRoleDialog({ accounts, onClose, onDone }: AssignRoleDialogProps) {
  const draft = useDraft('assign-role');
  const { register, handleSubmit, formState, control } = useForm<Values>({
    defaultValues: { email: '', role: '', ...draft.values },
  });
  const { errors } = formState;
  const { run, isPending, error } = useAsyncAction();
  const [isAssigned, setAssigned] = useState(false);
  const { email = '', role = '' } = useWatch({ control });
  useEffect(() => {
    if (isAssigned || (email === '' && role === '')) draft.discard();
    else draft.set({ email, role });
  });
  const selectedRole = roles.find((candidate) => candidate === role);

  const validateEmail = (value: string): string | null =>
    accounts.some((account) => account.email === normalizeEmail(value) && account.role !== null)
      ? 'This email address already has a role. Change it in the list.'
      : checkEmail(normalizeEmail(value), 'Enter an email address.');

  const submit = handleSubmit(async (values) => {
    if (values.role === '') return;
    const { role: newRole } = values;
    const newEmail = normalizeEmail(values.email);
    const isDone = await run(() =>
      callStaff('PUT /accounts/:email', {
        params: { email: newEmail },
        body: { role: newRole, disabled: false, version: 0 },
      }),
    );
    if (!isDone) return;
    setAssigned(true);
    draft.discard();
    onDone(`Invitation sent to ${newEmail}. Role: ${roleLabels[newRole]}.`);
  });

  return (
    <Dialog title="Invite" onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} css={{ display: 'contents' }}>
        <TextField
          id="assign-role-email"
          label="Email"
          hint="We’ll send an invitation to this address. The first account that confirms it gets the role."
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...register('email', { validate: (value) => validateEmail(value) ?? true })}
        />
        <SelectField
          id="assign-role-role"
          label="Role"
          hint={selectedRole && `${roleLabels[selectedRole]} ${describeRole(selectedRole)}.`}
          choices={roleLabels}
          error={errors.role?.message}
          {...register('role', { required: 'Select a role.' })}
        />
        {error !== null && <ErrorMessage>{error}</ErrorMessage>}
        <DialogButtons onCancel={onClose}>
          <Button type="submit" isPending={isPending}>
            Send invitation
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

const normalizeEmail = (email: string) => email.trim().toLowerCase();
