import { useState } from 'react';
import type { PostDetail } from '../../../../contract/posts/schema';
import { Button } from '../../../ui/buttons/button';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { Question } from '../../components/dialog/inline-confirm';
import { useFocusBack } from '../../hooks/focus/use-return-focus';
import { unpublishedWords, type DoneWords } from './publish-messages';
import { unpublishPost } from '../api';

type PostActionsProps = {
  post: PostDetail;
  /** More is typed than is saved. */
  isDirty: boolean;
  busy: boolean;
  /** Publishes the post once it is saved. */
  onPublish: () => void;
  /** Does `work` that takes the post off the site or out of the schedule, whether what is typed can be saved or not, then says `words`. */
  onTakeBack: (work: (now: PostDetail) => Promise<PostDetail>, words: DoneWords) => void;
  onSchedule: () => void;
  onDiscard: () => void;
};

/** What brings a post onto the site, and off it, for a screen's head: its questions stand below that, and nothing in it moves. */
export function PostActions(props: PostActionsProps) {
  const { post, isDirty, busy, onPublish, onTakeBack, onSchedule, onDiscard } = props;
  const isPublished = post.state === 'published';
  const [asked, setAsked] = useState<PostDetail['state'] | null>(null);
  const isAsked = asked === post.state;
  const button = useFocusBack(isAsked);
  const ask = () => setAsked(post.state);
  const question = {
    busy,
    onCancel: () => setAsked(null),
  };
  return (
    <>
      <div css={buttonRowStyle}>
        {isPublished ? (
          <Button
            busy={busy}
            aria-disabled={!hasMore(post, isDirty)}
            onClick={() => hasMore(post, isDirty) && onPublish()}
          >
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
        {isPublished && (
          <Button ref={button} tone="outline" busy={busy} onClick={ask}>
            Unpublish
          </Button>
        )}
        {post.state === 'scheduled' && (
          <Button
            tone="outline"
            busy={busy}
            onClick={() =>
              onTakeBack((now) => unpublishPost(now, true), 'It is out of the schedule.')
            }
          >
            Do not publish
          </Button>
        )}
        {post.state === 'draft' && (
          <Button ref={button} tone="outline" busy={busy} onClick={ask}>
            Throw away
          </Button>
        )}
      </div>
      {isAsked && isPublished && (
        <Question
          {...question}
          title="Take this post off the site?"
          confirm="Take it off"
          onConfirm={() => {
            setAsked(null);
            onTakeBack((now) => unpublishPost(now, false), unpublishedWords);
          }}
        >
          <p>
            Who follows its address is told that it is gone, and lists, search engines and the feed
            lose it. The text stays here, and can be published again.
          </p>
        </Question>
      )}
      {isAsked && post.state === 'draft' && (
        <Question
          {...question}
          title="Throw this draft away?"
          confirm="Throw it away"
          onConfirm={() => {
            setAsked(null);
            onDiscard();
          }}
        >
          <p>It is gone for good, with its history. Its address is free for another post.</p>
        </Question>
      )}
    </>
  );
}

/** Whether there is more than visitors get by now. */
function hasMore({ hasChanges }: PostDetail, isDirty: boolean): boolean {
  return hasChanges || isDirty;
}
