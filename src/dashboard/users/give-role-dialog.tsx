import { useState, type FormEvent } from 'react';
import type { Account } from '../../../contract/accounts';
import { emailProblem } from '../../../contract/email-address';
import { roles, type Role } from '../../../contract/roles';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { Dialog } from '../parts/dialog';
import { faultWords } from '../parts/fault-words';
import { changeAccount } from './change-account';
import { roleWords, screensInWords } from './role-words';
import { buttonsStyle, faultStyle } from './wish-dialog';

type GiveRoleDialogProps = {
  accounts: readonly Account[];
  onClose: () => void;
  onDone: (words: string) => void;
};

/** Gives an address a role before anybody has signed up with it. */
export function GiveRoleDialog({ accounts, onClose, onDone }: GiveRoleDialogProps) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role | null>(null);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const address = email.trim().toLowerCase();
  const has = accounts.some((one) => one.email === address && one.role !== null);
  const problem = has
    ? 'This address has a role: change it in the list.'
    : emailProblem(address, 'Please enter an e-mail address.');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem !== null) return document.getElementById('give-role-email')?.focus();
    if (role === null) return document.getElementById('give-role-role')?.focus();
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      await changeAccount(address, { role, disabled: false, version: 0 });
      onDone(`${address} is ${roleWords[role]} now.`);
    } catch (error) {
      setFault(faultWords(error));
      setBusy(false);
    }
  };

  return (
    <Dialog title="Give a role" open onOpenChange={(open) => !open && onClose()}>
      <form noValidate onSubmit={(event) => void submit(event)} css={{ display: 'contents' }}>
        <TextField
          id="give-role-email"
          label="E-mail"
          hint="Whoever signs in first with this address, verified, takes the role"
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={tried ? (problem ?? undefined) : undefined}
        />
        <SelectField
          id="give-role-role"
          label="Role"
          hint={role === null ? undefined : screensInWords(role)}
          choices={roleWords}
          value={role ?? ''}
          onChange={(event) => setRole(roles.find((one) => one === event.target.value) ?? null)}
          error={tried && role === null ? 'Please choose a role.' : undefined}
        />
        {fault !== null && (
          <p role="alert" css={faultStyle}>
            {fault}
          </p>
        )}
        <div css={buttonsStyle}>
          <Button tone="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            Give role
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
