import type { PostDetail } from '../../../contract/posts';
import { Button } from '../../ui/button';
import { publishedWords, unpublishedWords, type DoneWords } from './done-words';
import { publishPost, unpublishPost } from './post-calls';

type PostActionsProps = {
  post: PostDetail;
  busy: boolean;
  /** Does `work` with the post once it is saved, then says `words`. */
  onAct: (work: (now: PostDetail) => Promise<PostDetail>, words: DoneWords) => void;
  onSchedule: () => void;
};

/** What brings a post onto the site, and off it. */
export function PostActions({ post, busy, onAct, onSchedule }: PostActionsProps) {
  const isPublished = post.state === 'published';
  return (
    <>
      <Button busy={busy} onClick={() => onAct((now) => publishPost(now, null), publishedWords)}>
        {isPublished ? 'Publish changes' : 'Publish now'}
      </Button>
      {!isPublished && (
        <Button tone="outline" onClick={onSchedule}>
          Schedule
        </Button>
      )}
      {(isPublished || post.state === 'scheduled') && (
        <Button
          tone="outline"
          busy={busy}
          onClick={() =>
            onAct(unpublishPost, isPublished ? unpublishedWords : 'It is out of the schedule.')
          }
        >
          {isPublished ? 'Unpublish' : 'Do not publish'}
        </Button>
      )}
    </>
  );
}
