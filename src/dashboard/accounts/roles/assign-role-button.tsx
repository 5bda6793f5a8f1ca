import { UserPlus } from 'lucide-react';
import type { Account } from '../../../../contract/accounts/schema';
import { Button } from '../../../ui/buttons/button';
import { FaultLine } from '../../components/status/error-message';
import { useLazyDialog } from '../../hooks/use-lazy-dialog';

type GiveRoleButtonProps = {
  accounts: readonly Account[];
  /** It is begun: what was said of the last change is over. */
  onStart: () => void;
  onDone: (words: string) => void;
};

const load = () => import('./assign-role-dialog').then(({ GiveRoleDialog }) => GiveRoleDialog);

/** Opens the form that gives an address a role. */
export function GiveRoleButton({ accounts, onStart, onDone }: GiveRoleButtonProps) {
  const { Dialog, open, setOpen, failed, show } = useLazyDialog(load);
  const start = () => {
    onStart();
    show();
  };
  return (
    <>
      <Button onClick={start}>
        <UserPlus size={18} aria-hidden /> Give a role
      </Button>
      {failed && (
        <FaultLine>The form could not be opened. Check your connection and try again.</FaultLine>
      )}
      {Dialog && open && (
        <Dialog
          accounts={accounts}
          onClose={() => setOpen(false)}
          onDone={(words) => {
            setOpen(false);
            onDone(words);
          }}
        />
      )}
    </>
  );
}
