import { useState } from 'react';
import type { PostDetail } from '../../../../contract/posts/schema';
import { Button } from '../../../ui/buttons/button';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { InlineConfirm } from '../../components/dialog/confirm';
import { useReturnFocus } from '../../hooks/focus/use-focus';

type PostActionsProps = {
  post: PostDetail;
  /** Something is not published yet. */
  hasChanges: boolean;
  busy: boolean;
  onPublish: () => void;
  onUnpublish: (isScheduled: boolean) => void;
  onSchedule: () => void;
  onDelete: () => void;
};

/** The buttons that publish, schedule, unpublish, or delete a post. Unpublishing and deleting ask first. */
export function PostActions(props: PostActionsProps) {
  const { post, hasChanges, busy, onPublish, onUnpublish, onSchedule, onDelete } = props;
  const { state } = post;
  const [confirming, setConfirming] = useState<PostDetail['state'] | null>(null);
  const isConfirming = confirming === state;
  const button = useReturnFocus(isConfirming);
  const confirm = {
    busy,
    onCancel: () => setConfirming(null),
  };
  return (
    <>
      <div css={buttonRowStyle}>
        {state === 'published' ? (
          <Button busy={busy} aria-disabled={!hasChanges} onClick={() => hasChanges && onPublish()}>
            Publish changes
          </Button>
        ) : (
          <>
            <Button busy={busy} onClick={onPublish}>
              Publish now
            </Button>
            <Button tone="outline" onClick={onSchedule}>
              Schedule
            </Button>
          </>
        )}
        {state === 'published' && (
          <Button ref={button} tone="outline" busy={busy} onClick={() => setConfirming(state)}>
            Unpublish
          </Button>
        )}
        {state === 'scheduled' && (
          <Button tone="outline" busy={busy} onClick={() => onUnpublish(true)}>
            Cancel schedule
          </Button>
        )}
        {state === 'draft' && (
          <Button ref={button} tone="outline" busy={busy} onClick={() => setConfirming(state)}>
            Delete draft
          </Button>
        )}
      </div>
      {isConfirming && state === 'published' && (
        <InlineConfirm
          {...confirm}
          title="Unpublish this post?"
          confirm="Unpublish post"
          onConfirm={() => {
            setConfirming(null);
            onUnpublish(false);
          }}
        >
          <p>
            Visitors will see that it was removed, and it disappears from lists, search engines, and
            the feed. The text stays here, and you can publish it again.
          </p>
        </InlineConfirm>
      )}
      {isConfirming && state === 'draft' && (
        <InlineConfirm
          {...confirm}
          title="Delete this draft?"
          confirm="Delete it"
          onConfirm={() => {
            setConfirming(null);
            onDelete();
          }}
        >
          <p>The draft and its history are deleted. This can’t be undone.</p>
        </InlineConfirm>
      )}
    </>
  );
}
