import useSWR from 'swr';
import { canSeeUndelivered } from '../../../../contract/overview/undelivered-screens';
import type {
  Undelivered,
  UndeliveredItem,
} from '../../../../contract/overview/undelivered-schema';
import { ApiError } from '../../../browser/api/api-client';
import { pollingOptions } from '../../api/swr-hooks';
import { callStaff } from '../../api/staff-client';
import { useAsyncAction } from '../../hooks/use-async-action';
import { useStaff } from '../../hooks/use-staff';
import { formatUndelivered } from './undelivered-messages';

const path = '/undelivered';

/** Polls what was not delivered, if the role can act on it. */
export function useUndelivered() {
  const { role } = useStaff();
  return useSWR<Undelivered>(canSeeUndelivered(role) ? path : null, pollingOptions);
}

export function useUndeliveredActions(mutate: ReturnType<typeof useUndelivered>['mutate']) {
  const { run, isPending, error } = useAsyncAction();
  const post = (action: 'retry' | 'dismiss', items: readonly UndeliveredItem[]) =>
    callStaff<Undelivered>(`${path}/${action}`, {
      method: 'POST',
      body: { ids: items.map(({ id }) => id) },
    });
  return {
    isPending,
    error,
    retry: (items: readonly UndeliveredItem[]) =>
      run(async () => {
        try {
          const others = items.filter(({ message }) => message === null);
          if (others.length > 0) await post('retry', others);
          await retryMessages(items);
        } finally {
          await mutate();
        }
      }),
    dismiss: (item: UndeliveredItem) =>
      run(async () => {
        await mutate(await post('dismiss', [item]), false);
      }),
  };
}

/** One that is rejected, such as a text to someone who opted out since, doesn't stop the others. */
async function retryMessages(items: readonly UndeliveredItem[]): Promise<void> {
  const rejections: { item: UndeliveredItem; error: ApiError }[] = [];
  for (const item of items) {
    try {
      await retryMessage(item);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error;
      rejections.push({ item, error });
    }
  }
  const [first] = rejections;
  if (first === undefined) return;
  const reasons = rejections.map(
    ({ item, error }) => `${formatUndelivered(item)}: ${error.message}`,
  );
  throw new ApiError(first.error.status, first.error.code, `Not retried: ${reasons.join(' ')}`);
}

/** A reply or update is sent again by its record, which shows it. */
async function retryMessage({ about, message }: UndeliveredItem): Promise<void> {
  if (about === null || message === null) return;
  const record = about.kind === 'thread' ? `/chats/${about.id}` : `/helpDesk/records/${about.id}`;
  await callStaff(`${record}/messages/${message}/retry`, { method: 'POST' });
}
