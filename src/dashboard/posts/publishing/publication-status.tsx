import type { PostDetail } from '../../../../contract/posts/schema';
import { regionFacts } from '../../../../contract/shared/region-facts';
import { toRegion } from '../../../../contract/shared/regions';
import { PublishingStatus } from '../../components/publishing/publishing-status';
import { formatExactTime } from '../../components/time/format';
import { PostStatusBadge } from '../columns';

/** The status of a post, the time of a scheduled one, and whether the public version is out of date. */
export function PublicationStatus({ post, isDirty }: { post: PostDetail; isDirty: boolean }) {
  const { state, liveFrom, hasChanges } = post;
  const isLive = state === 'published' || state === 'scheduled';
  return (
    <>
      <PostStatusBadge post={post} changedAt={getPublishedAt(post)} />{' '}
      {state === 'scheduled' &&
        liveFrom !== null &&
        `for ${formatExactTime(liveFrom, regionFacts[toRegion(post.region)].timeZone)}`}{' '}
      {(hasChanges || (isLive && isDirty)) &&
        (state === 'scheduled' ? 'Later changes are not included.' : 'with unpublished changes')}
    </>
  );
}

type PublishingProgressProps = {
  post: PostDetail;
  isDirty: boolean;
  /** Another value after each action that may change the site. */
  actionCount: number;
};

/** The progress of a post that is on its way to the site, or off it. */
export function PublishingProgress({ post, isDirty, actionCount }: PublishingProgressProps) {
  const isUnpublished = post.state === 'unpublished';
  if (post.state !== 'published' && !isUnpublished) return null;
  return (
    <PublishingStatus
      changes={actionCount}
      onlyIfNeeded={isUnpublished}
      item={{
        kind: 'post',
        id: post.id,
        changedAt: getPublishedAt(post),
        isUnpublished,
        hasUnpublishedChanges: post.hasChanges || isDirty,
        pageUrl: post.liveSlug === null ? null : `/blog/${post.liveSlug}`,
      }}
    />
  );
}

/** When the public version last changed; null if there is none. */
function getPublishedAt({ history, liveFrom }: PostDetail): string | null {
  if (liveFrom === null) return null;
  const last = history.find(({ kind }) => kind === 'published');
  return last !== undefined && last.at > liveFrom ? last.at : liveFrom;
}
