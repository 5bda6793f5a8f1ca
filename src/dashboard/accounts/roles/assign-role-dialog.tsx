import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Account } from '../../../../contract/accounts/schema';
import { emailProblem } from '../../../../contract/shared/email-address';
import { roles, type Role } from '../../../../contract/shared/roles';
import { Button } from '../../../ui/buttons/button';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../components/dialog/dialog';
import { faultWords } from '../../api/error-messages';
import { useStaff } from '../../hooks/session/use-staff';
import { changeAccount } from '../api';
import { roleWords, screensInWords } from './role-labels';
import { buttonsEndStyle } from '../../../ui/buttons/button-row.styles';
import { FaultLine } from '../../components/status/error-message';

type GiveRoleDialogProps = {
  accounts: readonly Account[];
  onClose: () => void;
  onDone: (words: string) => void;
};

type Values = { email: string; role: Role | '' };

/** Under which what is typed is kept while the dialog is closed. */
const draftName = 'give-role';

const plain = (address: string) => address.trim().toLowerCase();

/** Gives an address a role before anybody has signed up with it. What was typed stays when the server refuses it, and while the dialog is closed. */
export function GiveRoleDialog({ accounts, onClose, onDone }: GiveRoleDialogProps) {
  const { forms } = useStaff();
  const { register, handleSubmit, formState, control } = useForm<Values>({
    defaultValues: {
      email: '',
      role: '',
      ...(forms.get(draftName)?.values as Partial<Values> | undefined),
    },
  });
  const { errors, isSubmitting } = formState;
  const [fault, setFault] = useState<string | null>(null);
  const { email: typed = '', role = '' } = useWatch({ control });
  const [isGiven, setGiven] = useState(false);
  useEffect(() => {
    if (isGiven || (typed === '' && role === '')) forms.delete(draftName);
    else forms.set(draftName, { of: 'fields', values: { email: typed, role }, base: null });
  });
  const chosen = roles.find((one) => one === role);

  const problemOf = (address: string): string | null =>
    accounts.some((one) => one.email === address && one.role !== null)
      ? 'This address has a role: change it in the list.'
      : emailProblem(address, 'Please enter an e-mail address.');

  const give = handleSubmit(async ({ email, role: given }) => {
    if (given === '') return;
    setFault(null);
    try {
      await changeAccount(plain(email), { role: given, disabled: false, version: 0 });
      setGiven(true);
      forms.delete(draftName);
      onDone(`${plain(email)} is ${roleWords[given]} now.`);
    } catch (error) {
      setFault(faultWords(error));
    }
  });

  return (
    <Dialog title="Give a role" open onOpenChange={(open) => !open && onClose()}>
      <form noValidate onSubmit={(event) => void give(event)} css={{ display: 'contents' }}>
        <TextField
          id="give-role-email"
          label="E-mail"
          hint="Whoever signs in first with this address, verified, takes the role"
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...register('email', { validate: (typed) => problemOf(plain(typed)) ?? true })}
        />
        <SelectField
          id="give-role-role"
          label="Role"
          hint={chosen && screensInWords(chosen)}
          choices={roleWords}
          error={errors.role?.message}
          {...register('role', { required: 'Please choose a role.' })}
        />
        {fault !== null && <FaultLine>{fault}</FaultLine>}
        <div css={buttonsEndStyle}>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isSubmitting}>
            Give role
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
