import Database from 'lucide-react/icons/database';
import { canManageAccounts } from '../../../../contract/shared/roles';
import { useStaff } from '../../hooks/use-staff';
import { toolbarButtonStyle } from '../dashboard.styles';
import { useLazyDialog } from '../dialog/use-lazy-dialog';

const loadDialog = async () => (await import('./person-data-dialog')).PersonDataDialog;

type PersonDataButtonProps = {
  recordId: string;
  /** Where to go when the record is erased. */
  backUrl: string;
};

/** Lets the owner give the person of a record their data, or erase it. `openDialog` is null for others. */
export function usePersonData(props: PersonDataButtonProps) {
  const { access } = useStaff();
  const { Dialog, isOpen, close, loadError, openDialog } = useLazyDialog(loadDialog);
  return {
    openDialog: canManageAccounts(access.role) ? openDialog : null,
    dialog: (
      <>
        {loadError}
        {Dialog && isOpen && <Dialog {...props} onClose={close} />}
      </>
    ),
  };
}

export function PersonDataButton(props: PersonDataButtonProps) {
  const { openDialog, dialog } = usePersonData(props);
  if (openDialog === null) return null;
  return (
    <div>
      <button type="button" onClick={openDialog} css={toolbarButtonStyle}>
        <Database size={16} aria-hidden /> Export or erase…
      </button>
      {dialog}
    </div>
  );
}
