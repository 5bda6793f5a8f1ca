import type { PostState } from '../../../../contract/posts/constants';
import { Button } from '../../../ui/buttons/button';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { ConfirmButton } from '../../components/dialog/confirm';

type PostActionsProps = {
  state: PostState;
  /** Something is not published yet. */
  hasChanges: boolean;
  busy: boolean;
  onPublish: () => void;
  onUnpublish: (isScheduled: boolean) => void;
  onSchedule: () => void;
  onDelete: () => void;
};

/** The buttons that publish, schedule, unpublish, or delete a post. */
export function PostActions(props: PostActionsProps) {
  const { state, hasChanges, busy, onPublish, onUnpublish, onSchedule, onDelete } = props;
  if (state === 'published') {
    return (
      <div css={buttonRowStyle}>
        <Button busy={busy} aria-disabled={!hasChanges} onClick={() => hasChanges && onPublish()}>
          Publish changes
        </Button>
        <ConfirmButton
          label="Unpublish"
          title="Unpublish this post?"
          message="Visitors will see that it was removed, and it disappears from lists, search engines, and the feed. The text stays here, and you can publish it again."
          confirm="Unpublish post"
          busy={busy}
          onConfirm={() => onUnpublish(false)}
        />
      </div>
    );
  }
  return (
    <div css={buttonRowStyle}>
      <Button busy={busy} onClick={onPublish}>
        Publish now
      </Button>
      <Button tone="outline" onClick={onSchedule}>
        Schedule
      </Button>
      {state === 'scheduled' && (
        <Button tone="outline" busy={busy} onClick={() => onUnpublish(true)}>
          Cancel schedule
        </Button>
      )}
      {state === 'draft' && (
        <ConfirmButton
          label="Delete draft"
          title="Delete this draft?"
          message="The draft and its history are deleted. This can’t be undone."
          confirm="Delete it"
          busy={busy}
          onConfirm={onDelete}
        />
      )}
    </div>
  );
}
