import { useState } from 'react';
import type { Account } from '../../../contract/accounts/schema';
import { Button } from '../../ui/buttons/button';
import { callStaff } from '../api/staff-client';
import { Dialog, DialogButtons } from '../components/dialog/dialog';
import { ErrorMessage } from '../components/status/messages';
import { useAsyncAction } from '../hooks/use-async-action';
import {
  describeAccount,
  getConfirmation,
  toAccountChange,
  type ConfirmedAction,
} from './account-action';

type ConfirmActionDialogProps = {
  account: Account;
  action: ConfirmedAction;
  onClose: () => void;
  onDone: (message: string) => void;
  /** Reloads the account after the server has rejected the action. */
  onRejected: () => Promise<Account | undefined>;
};

/**
 * Confirms an action. If someone else has changed the account, the dialog shows its current state, and only the next
 * confirmation applies to that version.
 */
export function ConfirmActionDialog(props: ConfirmActionDialogProps) {
  const { account: initialAccount, action, onClose, onDone, onRejected } = props;
  const [account, setAccount] = useState(initialAccount);
  const { run, isPending, error } = useAsyncAction();
  const isStale = account.version !== initialAccount.version;
  const { title, message, button, done } = getConfirmation(account, action);

  const confirm = async () => {
    const isDone = await run(async () => {
      try {
        await callStaff('PUT /accounts/:email', {
          params: { email: account.email ?? '' },
          body: toAccountChange(account, action),
        });
      } catch (thrown) {
        setAccount((await onRejected()) ?? account);
        throw thrown;
      }
    });
    if (isDone) onDone(done);
  };

  return (
    <Dialog title={title} onClose={onClose}>
      <p>{message}</p>
      {error !== null && (
        <ErrorMessage>{isStale ? `${error} ${describeAccount(account)}` : error}</ErrorMessage>
      )}
      <DialogButtons onCancel={onClose}>
        <Button isPending={isPending} onClick={() => void confirm()}>
          {button}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
