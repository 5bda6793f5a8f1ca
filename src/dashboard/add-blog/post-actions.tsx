import type { PostDetail } from '../../../contract/posts';
import { Button } from '../../ui/button';
import { AskFirst } from '../parts/ask-first';
import { publishedWords, unpublishedWords, type DoneWords } from './done-words';
import { publishPost, unpublishPost } from './post-calls';

type PostActionsProps = {
  post: PostDetail;
  busy: boolean;
  /** Does `work` with the post once it is saved, then says `words`. */
  onAct: (work: (now: PostDetail) => Promise<PostDetail>, words: DoneWords) => void;
  onSchedule: () => void;
  onDiscard: () => void;
};

/** What brings a post onto the site, and off it. */
export function PostActions({ post, busy, onAct, onSchedule, onDiscard }: PostActionsProps) {
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
      {isPublished && (
        <AskFirst
          label="Unpublish"
          title="Take this post off the site?"
          meaning="Who follows its address is told that it is gone, and lists, search engines and the feed lose it. The text stays here, and can be published again."
          confirm="Take it off"
          busy={busy}
          onConfirm={() => onAct(unpublishPost, unpublishedWords)}
        />
      )}
      {post.state === 'scheduled' && (
        <Button
          tone="outline"
          busy={busy}
          onClick={() => onAct(unpublishPost, 'It is out of the schedule.')}
        >
          Do not publish
        </Button>
      )}
      {post.state === 'draft' && (
        <AskFirst
          label="Throw away"
          title="Throw this draft away?"
          meaning="It is gone for good, with its history. Its address is free for another post."
          confirm="Throw it away"
          busy={busy}
          onConfirm={onDiscard}
        />
      )}
    </>
  );
}
