import type { PostDetail } from '../../../../contract/posts/schema';
import { regionFacts } from '../../../../contract/shared/region-facts';
import { toRegion } from '../../../../contract/shared/regions';
import { isOnSite } from '../../../../contract/publishing/site-state';
import { PublishingStatus } from '../../components/publishing/publishing-status';
import { usePublishingStatus } from '../../hooks/use-publishing';
import { formatExactTime } from '../../components/time/format';
import { PostStatusBadge } from '../columns';
import { publishedMessages } from './use-post-actions';

type PublicationStatusProps = { post: PostDetail; isDirty: boolean };

/** The status of a post, the time of a scheduled one, and whether the public version is out of date. */
export function PublicationStatus({ post, isDirty }: PublicationStatusProps) {
  const { state, publishedFrom, hasChanges } = post;
  const isReleased = state === 'published' || state === 'scheduled';
  return (
    <>
      <PostStatusBadge post={post} />{' '}
      {state === 'scheduled' &&
        publishedFrom !== null &&
        `for ${formatExactTime(publishedFrom, regionFacts[toRegion(post.region)].timeZone)}`}{' '}
      {(hasChanges || (isReleased && isDirty)) &&
        (state === 'scheduled' ? 'Later changes are not included.' : 'with unpublished changes')}
    </>
  );
}

/** The progress of a post that is on its way to the site, or off it. */
export function PublishingProgress({ post, isDirty }: PublicationStatusProps) {
  const isUnpublished = post.state === 'unpublished';
  if (post.state !== 'published' && !isUnpublished) return null;
  return (
    <PublishingStatus
      changes={post.version}
      onlyIfNeeded={isUnpublished}
      item={{
        kind: 'post',
        id: post.id,
        changedAt: getPublishedAt(post),
        isUnpublished,
        hasUnpublishedChanges: post.hasChanges || isDirty,
        pageUrl: post.publishedSlug === null ? null : `/blog/${post.publishedSlug}`,
      }}
    />
  );
}

/** The message of the last action, without the promise that a post will be live once it is or could not be. */
export function useActionMessage(post: PostDetail, message: string): string {
  const publishing = usePublishingStatus();
  const changedAt = getPublishedAt(post);
  const isPromise = Object.values(publishedMessages).includes(message);
  if (!isPromise || !publishing || changedAt === null || changedAt > publishing.now) return message;
  const isSettled =
    publishing.state === 'failed' || isOnSite(publishing, { kind: 'post', id: post.id, changedAt });
  return isSettled ? 'Published.' : message;
}

/** When the public version last changed; null if there is none. */
function getPublishedAt({ history, publishedFrom }: PostDetail): string | null {
  if (publishedFrom === null) return null;
  const last = history.find(({ kind }) => kind === 'published');
  return last !== undefined && last.at > publishedFrom ? last.at : publishedFrom;
}
