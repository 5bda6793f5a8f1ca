import type { PostDetail } from '../../../../contract/posts/schema';
import { regionFacts } from '../../../../contract/shared/region-facts';
import { toRegion } from '../../../../contract/shared/regions';
import { exactTime } from '../../components/time/relative-time';
import { PostBadge } from '../status-badge';

/** How a post stands: its state, for when it is scheduled by the clock of its region's office, and whether more is written than visitors get. */
export function PostState({ post, isDirty }: { post: PostDetail; isDirty: boolean }) {
  const { state, liveFrom, hasChanges } = post;
  const isLive = state === 'published' || state === 'scheduled';
  return (
    <>
      <PostBadge state={state} />{' '}
      {state === 'scheduled' &&
        liveFrom !== null &&
        `for ${exactTime(liveFrom, regionFacts[toRegion(post.region)].timeZone)}`}{' '}
      {(hasChanges || (isLive && isDirty)) &&
        (state === 'scheduled'
          ? 'as it was then: what was changed since is not in it'
          : 'with changes that are not published')}
    </>
  );
}
