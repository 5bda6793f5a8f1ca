import type {
  UndeliveredItem,
  UsedUpLimit,
} from '../../../../contract/overview/undelivered-schema';
import { canSeeUndelivered } from '../../../../contract/overview/screens';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import { ApiError } from '../../../browser/api/api-client';
import { callStaff } from '../../api/staff-client';
import { pollingOptions, useApi } from '../../api/swr-hooks';
import { formatTime } from '../../components/time/format';
import { useAsyncAction } from '../../hooks/use-async-action';
import { useStaff } from '../../hooks/use-staff';

/** Polls what was not delivered, if the account can act on it. */
export function useUndelivered() {
  const { access } = useStaff();
  return useApi('GET /undelivered', canSeeUndelivered(access) ? {} : null, pollingOptions);
}

export function useUndeliveredActions(mutate: ReturnType<typeof useUndelivered>['mutate']) {
  const { run, isPending, error } = useAsyncAction();
  return {
    isPending,
    error,
    retry: (items: readonly UndeliveredItem[]) =>
      run(async () => {
        try {
          const others = items.filter(({ message }) => message === null);
          if (others.length > 0) {
            await callStaff('POST /undelivered/retry', { body: toBody(others) });
          }
          await retryMessages(items);
        } finally {
          await mutate();
        }
      }),
    dismiss: (item: UndeliveredItem) =>
      run(async () => {
        await mutate(await callStaff('POST /undelivered/dismiss', { body: toBody([item]) }), false);
      }),
  };
}

const toBody = (items: readonly UndeliveredItem[]) => ({ ids: items.map(({ id }) => id) });

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
  const { kind, id } = about;
  await (kind === 'thread'
    ? callStaff('POST /chats/:userId/messages/:messageId/retry', {
        params: { userId: id, messageId: message },
      })
    : callStaff('POST /helpDesk/records/:id/messages/:messageId/retry', {
        params: { id, messageId: message },
      }));
}

const channels: Record<UndeliveredItem['channel'], string> = {
  email: 'email',
  sms: 'text',
  hook: 'call',
};

/** 'Notice to ny@agency.example about Ann Lee' */
export function formatUndelivered({ what, channel, about, to }: UndeliveredItem): string {
  const name = about === null ? '' : ` to ${about.name}`;
  const messages: Record<UndeliveredItem['what'], string> = {
    notice: `Notice to ${to ?? 'the office'}${about === null ? '' : ` about ${about.name}`}`,
    receipt: `Confirmation email${name}`,
    reply: `Reply${name} (${channels[channel]})`,
    update: `Request update${name} (${channels[channel]})`,
    confirmation: `Confirmation text${name}`,
    invitation: 'Invitation to a colleague',
    site: 'Website update',
    other: channel === 'sms' ? `Text${name}` : `Email${name}`,
  };
  return messages[what];
}

export function formatUsedUpLimit({ what, max, endsAt }: UsedUpLimit): string {
  const until = `until ${formatTime(endsAt)}`;
  const messages: Record<UsedUpLimit['what'], string> = {
    texts: `No more confirmation texts ${until}: the limit of ${formatNumber(max)} a day is used up.`,
    files: `Forms with files are rejected ${until}: the limit of ${formatNumber(max)} MB a day is used up.`,
    receipts: `No more confirmation emails ${until}: the limit of ${formatNumber(max)} an hour is used up.`,
  };
  return messages[what];
}
