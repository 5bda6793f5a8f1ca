import type { SerializedStyles } from '@emotion/react';
import { canManageAccounts } from '../../../../contract/shared/roles';
import { useStaff } from '../../hooks/use-staff';
import { useLazyDialog } from '../dialog/use-lazy-dialog';
import { BulkSelect } from '../selection';
import { useTags } from './tag-list';

export type TagPatch = { addTag?: string; removeTag?: string };

type TagSelectProps = {
  label: string;
  /** Of the open record. Left out for several records: each tag can be added and removed. */
  tags?: readonly string[] | undefined;
  disabled?: boolean;
  frameStyle?: SerializedStyles;
  /** @param action in both forms: 'Add Spanish to', 'Added Spanish to' */
  onPatch: (patch: TagPatch, action: { verb: string; done: string }) => void;
};

const loadDialog = () => import('./tags-dialog').then(({ TagsDialog }) => TagsDialog);

/** Adds a tag to records, or removes it from them. The owner also edits the tags here. */
export function TagSelect({ tags, onPatch, disabled = false, ...select }: TagSelectProps) {
  const all = useTags();
  const dialog = useLazyDialog(loadDialog, 'the tags');
  const isOwner = canManageAccounts(useStaff().access.role);
  if (all.length === 0 && !isOwner) return null;
  const listChoices = (verb: string, filter: (id: string) => boolean) =>
    all.filter(({ id }) => filter(id)).map(({ id, name }) => [`${verb} ${id}`, `${verb} ${name}`]);
  const choices: Record<string, string> = Object.fromEntries([
    ...listChoices('Add', (id) => !tags?.includes(id)),
    ...listChoices('Remove', (id) => tags?.includes(id) ?? true),
    ...(isOwner ? [['edit', 'Edit tags…']] : []),
  ]);
  const choose = (choice: string) => {
    const [verb, id] = choice.split(' ');
    const name = all.find((tag) => tag.id === id)?.name ?? '';
    if (id === undefined) dialog.openDialog();
    else if (verb === 'Add') {
      onPatch({ addTag: id }, { verb: `Add ${name} to`, done: `Added ${name} to` });
    } else
      onPatch({ removeTag: id }, { verb: `Remove ${name} from`, done: `Removed ${name} from` });
  };
  return (
    <>
      <BulkSelect {...{ ...select, choices, disabled }} prompt="Tags…" onChoice={choose} />
      {dialog.loadError}
      {dialog.Dialog && dialog.isOpen && <dialog.Dialog onClose={dialog.close} />}
    </>
  );
}
