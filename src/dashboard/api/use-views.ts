import { helpDeskTypeByScreen } from '../../../contract/help-desk/screens';
import { maxCounted } from '../../../contract/shared/list-limits';
import { canSee, getScreen, type ScreenId } from '../../../contract/shared/roles';
import { formatCapped } from '../../../contract/shared/text/format-number';
import { taggedScreens } from '../../../contract/tags/constants';
import type { SavedView } from '../../../contract/views/schema';
import { useStaff } from '../hooks/use-staff';
import { useApi } from './swr-hooks';

/** Seconds are enough for a count, and a minute for views that a colleague shares. */
const pollIntervals = { counts: 30_000, views: 60_000 };

export type View = SavedView & { isShared: boolean };

export function useViews() {
  const { access } = useStaff();
  const input = taggedScreens.some((screen) => canSee(access, screen)) ? {} : null;
  const { data, mutate } = useApi('GET /views', input, { refreshInterval: pollIntervals.views });
  return { views: data?.views ?? [], versions: data?.versions, mutate };
}

export function getViewUrl({ screen, filter }: SavedView): string {
  return `${getScreen(screen).path}?${new URLSearchParams(filter).toString()}`;
}

/** The other parameters of a URL: the open record, the search, and the page. */
const otherParams = ['thread', 'record', 'view', 'month', 'q', 'page', 'after', 'before'];

/** The view that a screen shows at this URL query. */
export function findCurrentView<One extends SavedView>(
  views: readonly One[],
  screen: ScreenId | null,
  search: string,
): One | undefined {
  const sort = (entries: [string, string][]) => JSON.stringify(entries.sort());
  const params = [...new URLSearchParams(search)].filter(([name]) => !otherParams.includes(name));
  return views.find(
    (view) => view.screen === screen && sort(Object.entries(view.filter)) === sort(params),
  );
}

/** The number of records of a view: that of its list; null until it is known. */
export function useViewCount({ screen, filter }: SavedView): string | null {
  const type = helpDeskTypeByScreen[screen];
  const options = { refreshInterval: pollIntervals.counts };
  const threads = { query: { ...filter, limit: '1' } as object };
  const requests = type && { params: { type }, query: filter as object };
  const inbox = useApi('GET /chats', type ? null : threads, options);
  const queue = useApi('GET /helpDesk/queues/:type', requests ?? null, options);
  const total = (inbox.data ?? queue.data)?.total;
  if (total === undefined) return null;
  const isCapped = inbox.data?.isTotalCapped ?? total > maxCounted;
  return formatCapped(Math.min(total, maxCounted), isCapped);
}
