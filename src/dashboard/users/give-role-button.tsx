import { useState, type ComponentType } from 'react';
import { UserPlus } from 'lucide-react';
import type { Account } from '../../../contract/accounts';
import { Button } from '../../ui/button';
import type { GiveRoleDialog } from './give-role-dialog';
import { FaultLine } from '../parts/fault-line';

type GiveRoleButtonProps = {
  accounts: readonly Account[];
  /** It is begun: what was said of the last change is over. */
  onStart: () => void;
  onDone: (words: string) => void;
};

/** Opens the form that gives an address a role; it is loaded with the first time. */
export function GiveRoleButton({ accounts, onStart, onDone }: GiveRoleButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<Parameters<typeof GiveRoleDialog>[0]> | null>(
    null,
  );
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);

  const show = async () => {
    onStart();
    setFailed(false);
    try {
      const { GiveRoleDialog: loaded } = await import('./give-role-dialog');
      setDialog(() => loaded);
      setOpen(true);
    } catch {
      setFailed(true);
    }
  };

  return (
    <>
      <Button onClick={() => void show()}>
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
