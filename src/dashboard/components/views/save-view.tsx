import { useState } from 'react';
import Bookmark from 'lucide-react/icons/bookmark';
import { canManageAccounts } from '../../../../contract/shared/roles';
import { maxViewName } from '../../../../contract/views/constants';
import type { SavedView } from '../../../../contract/views/schema';
import { newIdempotencyKey } from '../../../browser/api/api-client';
import { Button } from '../../../ui/buttons/button';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { TextField } from '../../../ui/fields/field';
import { SelectField } from '../../../ui/fields/select-field';
import { callStaff } from '../../api/staff-client';
import { findCurrentView, useViews, type View } from '../../api/use-views';
import { useAsyncAction } from '../../hooks/use-async-action';
import { useStaff } from '../../hooks/use-staff';
import { space } from '../../../theme/tokens';
import { ToolbarIconButton } from '../buttons';
import { stackStyle } from '../dashboard.styles';
import { Dialog, DialogButtons } from '../dialog/dialog';
import { ErrorMessage } from '../status/messages';

type SaveViewProps = Pick<SavedView, 'screen' | 'filter'>;

/** Saves the filters of a list as a view, or changes the view that it shows. */
export function SaveView(props: SaveViewProps) {
  const { screen, filter } = props;
  const { views } = useViews();
  const [isOpen, setOpen] = useState(false);
  if (Object.keys(filter).length === 0) return null;
  const current = findCurrentView(views, screen, new URLSearchParams(filter).toString());
  const label = current ? 'Edit view' : 'Save view';
  return (
    <>
      <ToolbarIconButton icon={Bookmark} label={label} onClick={() => setOpen(true)} />
      {isOpen && <ViewDialog {...props} current={current} onClose={() => setOpen(false)} />}
    </>
  );
}

type ViewDialogProps = SaveViewProps & { current: View | undefined; onClose: () => void };

function ViewDialog({ screen, filter, current, onClose }: ViewDialogProps) {
  const isOwner = canManageAccounts(useStaff().access.role);
  const { views, versions, mutate } = useViews();
  const known = views.filter((view) => view.screen === screen && (isOwner || !view.isShared));
  const names = Object.fromEntries(known.map((view) => [view.id, view.name]));
  const [id, setId] = useState(current?.id ?? '');
  const [name, setName] = useState(current?.name ?? '');
  const [isNewShared, setNewShared] = useState(false);
  const { run, isPending, error, setError } = useAsyncAction();
  const target = known.find((view) => view.id === id);
  const isShared = target?.isShared ?? isNewShared;

  const replace = (change: (views: readonly SavedView[]) => SavedView[]) =>
    run(async () => {
      const list = views
        .filter((view) => view.isShared === isShared)
        .map(({ isShared: _isShared, ...view }) => view);
      const version = versions?.[isShared ? 'shared' : 'own'] ?? 0;
      const body = { isShared, version, views: change(list) };
      // A rejection also means that the list is out of date.
      const saved = await callStaff('PUT /views', { body }).finally(() => void mutate());
      await mutate(saved, false);
      onClose();
    });
  const save = () => {
    if (name.trim() === '') return setError('Enter a name.');
    const view = { id: target?.id ?? newIdempotencyKey(), name: name.trim(), screen, filter };
    void replace((list) =>
      target ? list.map((one) => (one.id === view.id ? view : one)) : [...list, view],
    );
  };
  return (
    <Dialog title={current ? 'Edit view' : 'Save view'} onClose={onClose}>
      <form
        noValidate
        css={stackStyle(space[4])}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {known.length > 0 && (
          <SelectField
            id="view-target"
            label="Save as"
            choices={{ '': 'New view', ...names }}
            value={id}
            onChange={({ target: { value } }) => {
              setId(value);
              setName(names[value] ?? '');
            }}
          />
        )}
        <TextField
          id="view-name"
          label="Name"
          value={name}
          maxLength={maxViewName}
          autoComplete="off"
          onChange={({ target: { value } }) => setName(value)}
        />
        {isOwner && !target && (
          <CheckboxField
            id="view-shared"
            label="Share with everyone who can open this screen"
            checked={isNewShared}
            onChange={({ target: { checked } }) => setNewShared(checked)}
          />
        )}
        {error !== null && <ErrorMessage>{error}</ErrorMessage>}
        <DialogButtons onCancel={onClose}>
          {target && (
            <Button
              tone="outline"
              isPending={isPending}
              onClick={() => void replace((list) => list.filter((one) => one.id !== id))}
            >
              Delete view
            </Button>
          )}
          <Button type="submit" isPending={isPending}>
            Save view
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
