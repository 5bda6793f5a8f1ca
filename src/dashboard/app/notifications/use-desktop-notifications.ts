import { useEffect, useRef } from 'react';
import { notificationEvents } from '../../../../contract/notifications/constants';
import { getRecordUrl } from '../../../../contract/shared/record-url';
import { getRegionName } from '../../../../contract/shared/region-facts';
import { pollingOptions, useApi } from '../../api/swr-hooks';
import { showOnDesktop, useDesktopPermission } from './desktop';

/** At once, so that a bulk change doesn’t cover the screen. */
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
    for (const { id, event, kind, screen, recordId, region } of fresh.slice(0, maxShown)) {
      showOnDesktop({
        tag: id,
        title: notificationEvents[event],
        body: getRegionName(region),
        url: getRecordUrl({ kind, screen, id: recordId }),
      });
    }
  }, [data]);
}
