import { useState } from 'react';
import { css } from '@emotion/react';
import Trash2 from 'lucide-react/icons/trash-2';
import { formatCount } from '../../../../contract/shared/text/format-number';
import { maxTagName, maxTags, tagColors, type TagColor } from '../../../../contract/tags/constants';
import { newIdempotencyKey } from '../../../browser/api/api-client';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { callStaff } from '../../api/staff-client';
import { useApi, useInvalidate } from '../../api/swr-hooks';
import { useAsyncAction } from '../../hooks/use-async-action';
import { Options } from '../action-select';
import { ToolbarIconButton } from '../buttons';
import { denseControlStyle, stackStyle } from '../dashboard.styles';
import { Dialog, DialogButtons } from '../dialog/dialog';
import { ErrorMessage } from '../status/messages';

/** The owner's list of tags, saved as a whole. */
export function TagsDialog({ onClose }: { onClose: () => void }) {
  const { data, mutate } = useApi('GET /tags', {});
  const [edited, setEdited] = useState<typeof data>(undefined);
  const { version, tags } = edited ?? data ?? { version: 0, tags: [] };
  const { run, isPending, error, setError } = useAsyncAction();
  const refresh = [useInvalidate('/chats'), useInvalidate('/helpDesk')];
  const change = (next: typeof tags) => setEdited({ version, tags: next });
  const deleted = (data?.tags ?? []).filter(({ id }) => !tags.some((tag) => tag.id === id));
  const lost = deleted.reduce((sum, { count = 0 }) => sum + count, 0);
  const save = () =>
    run(async () => {
      if (tags.some(({ name }) => name.trim() === ''))
        throw new Error('Enter a name for each tag.');
      const body = { version, tags: tags.map(({ count: _count, ...tag }) => tag) };
      await mutate(await callStaff('PUT /tags', { body }), false);
      for (const run of refresh) run();
      onClose();
    });
  return (
    <Dialog
      title="Tags"
      onClose={() => (edited ? setError('Save or cancel your changes first.') : onClose())}
    >
      <ul css={stackStyle(space[2])}>
        {tags.map((tag, index) => {
          const name = tag.name || `tag ${index + 1}`;
          const set = (part: Partial<typeof tag>) =>
            change(tags.map((one) => (one === tag ? { ...one, ...part } : one)));
          return (
            <li key={tag.id} css={rowStyle}>
              <input
                aria-label={`Name of ${name}`}
                value={tag.name}
                maxLength={maxTagName}
                onChange={({ target }) => set({ name: target.value })}
                css={denseControlStyle}
              />
              <select
                aria-label={`Color of ${name}`}
                value={tag.color}
                onChange={({ target }) => set({ color: target.value as TagColor })}
                css={denseControlStyle}
              >
                <Options choices={tagColors} />
              </select>
              <ToolbarIconButton
                icon={Trash2}
                label={`Delete ${name}`}
                onClick={() => change(tags.filter((one) => one !== tag))}
              />
            </li>
          );
        })}
      </ul>
      <div>
        <Button
          tone="outline"
          onClick={() => change([...tags, { id: newIdempotencyKey(), name: '', color: 'gray' }])}
          disabled={data === undefined || tags.length >= maxTags}
        >
          Add tag
        </Button>
      </div>
      {lost > 0 && (
        <p role="status">Saving removes deleted tags from {formatCount(lost, 'record')}.</p>
      )}
      {error !== null && <ErrorMessage>{error}</ErrorMessage>}
      <DialogButtons onCancel={onClose}>
        <Button isPending={isPending} onClick={() => void save()}>
          Save tags
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7rem auto',
  gap: space[2],
  listStyle: 'none',
});
