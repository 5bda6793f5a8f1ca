import { useEffect, useRef } from 'react';
import { notificationEvents } from '../../../../contract/notifications/constants';
import { getRecordUrl } from '../../../../contract/shared/record-url';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { getScreen } from '../../../../contract/shared/roles';
import { pollingOptions, useApi } from '../../api/swr-hooks';
import { showOnDesktop, useDesktopPermission } from './desktop';

/** More at once become one. */
const maxShown = 3;

/** Shows new notifications on the desktop, also while the tab is hidden. What was there at sign-in is not new. */
export function useDesktopNotifications(): void {
  const isAllowed = useDesktopPermission() === 'granted';
  const { data } = useApi('GET /notifications', isAllowed ? {} : null, {
    ...pollingOptions,
    refreshWhenHidden: true,
  });
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!data) return;
    const { current } = known;
    const fresh = data.notifications.filter(({ id }) => current?.has(id) === false);
    known.current = new Set([...(current ?? []), ...data.notifications.map(({ id }) => id)]);
    if (fresh.length > maxShown) {
      showOnDesktop({
        tag: fresh[0]?.id ?? '',
        title: `${fresh.length} notifications`,
        body: 'Open the dashboard to see who is waiting.',
        url: getScreen('overview').path,
      });
      return;
    }
    for (const { id, event, kind, screen, recordId, region } of fresh) {
      showOnDesktop({
        tag: id,
        title: notificationEvents[event],
        body: getRegionName(region),
        url: getRecordUrl({ kind, screen, id: recordId }),
      });
    }
  }, [data]);
}
