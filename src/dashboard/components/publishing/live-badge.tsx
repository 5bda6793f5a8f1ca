import { formatLiveState, type PublishedItem } from '../../../../contract/publishing/live-state';
import { Badge } from '../../../ui/badge';
import { usePublishingStatus } from '../../hooks/use-publishing';

/**
 * The state of a published post or job, which says whether its page is on the site.
 * @param label for one that is
 */
export function LiveBadge({ item, label }: { item: PublishedItem; label: string }) {
  const publishing = usePublishingStatus();
  if (publishing === undefined) {
    return (
      <span css={{ visibility: 'hidden' }}>
        <Badge tone="plain">{label}</Badge>
      </span>
    );
  }
  const state = publishing === null ? label : formatLiveState(publishing, item, label);
  return <Badge tone={state === label ? 'primary' : 'plain'}>{state}</Badge>;
}
