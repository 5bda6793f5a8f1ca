import { UserPlus } from 'lucide-react';
import type { Account } from '../../../../contract/accounts/schema';
import { Button } from '../../../ui/buttons/button';
import { ErrorMessage } from '../../components/status/error-message';
import { useLazyDialog } from '../../hooks/use-lazy-dialog';

type AssignRoleButtonProps = {
  accounts: readonly Account[];
  onStart: () => void;
  onDone: (message: string) => void;
};

const loadDialog = () =>
  import('./assign-role-dialog').then(({ AssignRoleDialog }) => AssignRoleDialog);

export function AssignRoleButton({ accounts, onStart, onDone }: AssignRoleButtonProps) {
  const { Dialog, isOpen, setOpen, hasFailed, openDialog } = useLazyDialog(loadDialog);
  return (
    <>
      <Button
        onClick={() => {
          onStart();
          openDialog();
        }}
      >
        <UserPlus size={18} aria-hidden /> Invite
      </Button>
      {hasFailed && (
        <ErrorMessage>Couldn’t open the form. Check your connection and try again.</ErrorMessage>
      )}
      {Dialog && isOpen && (
        <Dialog
          accounts={accounts}
          onClose={() => setOpen(false)}
          onDone={(message) => {
            setOpen(false);
            onDone(message);
          }}
        />
      )}
    </>
  );
}
