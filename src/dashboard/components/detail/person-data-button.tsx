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

/** Lets the owner give the person of a record their data, or erase it. */
export function PersonDataButton(props: PersonDataButtonProps) {
  const { access } = useStaff();
  const { Dialog, isOpen, close, loadError, openDialog } = useLazyDialog(loadDialog);
  if (!canManageAccounts(access.role)) return null;
  return (
    <div>
      <button type="button" onClick={openDialog} css={toolbarButtonStyle}>
        <Database size={16} aria-hidden /> Export or erase…
      </button>
      {loadError}
      {Dialog && isOpen && <Dialog {...props} onClose={close} />}
    </div>
  );
}
