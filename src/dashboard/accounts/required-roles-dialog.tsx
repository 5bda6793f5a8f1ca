import { useState } from 'react';
import {
  healthRoles,
  roleLabels,
  roles as allRoles,
  type Role,
} from '../../../contract/shared/roles';
import { authRoutes } from '../../shared/routes';
import { Button } from '../../ui/buttons/button';
import { callStaff } from '../api/staff-client';
import { Dialog, DialogButtons } from '../components/dialog/dialog';
import { Link } from '../components/link';
import { ErrorMessage } from '../components/status/messages';
import { useAsyncAction } from '../hooks/use-async-action';
import { CheckboxGroup } from './access-fields';

type RequiredRolesDialogProps = {
  roles: readonly Role[];
  /** The owner's own second step is set up, which comes first. */
  isSetUp: boolean;
  onClose: () => void;
  onDone: (message: string) => void;
};

export function RequiredRolesDialog({ roles, isSetUp, onClose, onDone }: RequiredRolesDialogProps) {
  const [selected, setSelected] = useState(roles);
  const { run, isPending, error } = useAsyncAction();

  const save = async () => {
    const body = { roles: [...selected] };
    if (!(await run(() => callStaff('PUT /second-factor/required-roles', { body })))) return;
    const names = selected.map((role) => roleLabels[role]).join(', ');
    onDone(
      names === ''
        ? 'Two-step verification is optional for everyone.'
        : `Two-step verification is required for ${names}.`,
    );
  };

  return (
    <Dialog title="Require two-step verification" onClose={onClose}>
      <p>
        People with these roles need a passkey or an authenticator app to sign in. If they have
        neither, we ask them to add one. Anyone else whom you let see health information needs it as
        soon as a role that sees it does.
      </p>
      {!isSetUp && (
        <p>
          First set it up for yourself, in <Link to={authRoutes.profile}>your profile</Link>.
        </p>
      )}
      <CheckboxGroup
        label="Roles"
        choices={allRoles.map((id) => ({
          id,
          label: roleLabels[id],
          hint: healthRoles.includes(id) ? 'Can see health information' : undefined,
        }))}
        selected={selected}
        onSelect={setSelected}
      />
      {error !== null && <ErrorMessage>{error}</ErrorMessage>}
      <DialogButtons onCancel={onClose}>
        <Button isPending={isPending} onClick={() => void save()}>
          Save
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
