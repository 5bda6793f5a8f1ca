import { channels, isFormChannel } from '../../../../contract/inbox/constants';
import type { ChatMessage } from '../../../../contract/inbox/schema';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import type { MessageTable } from '../../../services/messages/table';
import type { SubmissionTable, ThreadSummary, ThreadTable, WaitTable } from '../table';

/** The columns of a message that a summary needs. */
export type MessageFacts = Pick<
  ChatMessage,
  'id' | 'at' | 'channel' | 'direction' | 'intent' | 'delivery' | 'author'
> &
  Pick<MessageTable, 'possibleSpam' | 'dueAt' | 'replyWithin'>;

type Own = 'messageCount' | 'lastInAt' | 'lastInPosition';

/** @param messages of one thread, without those of merged threads, oldest first */
export function summarizeOwn(messages: readonly MessageFacts[]): Pick<ThreadSummary, Own> {
  const last = messages.findLastIndex(({ direction }) => direction === 'in');
  return {
    messageCount: messages.length,
    lastInAt: messages[last]?.at ?? null,
    lastInPosition: last + 1,
  };
}

/** @param messages of a visible thread and those merged into it, oldest first */
export function summarizeThread(
  messages: readonly MessageFacts[],
  { status, region }: Pick<ThreadTable, 'status' | 'region'>,
) {
  const toDay = (at: string) => ({ day: getOfficeDay(region, new Date(at)), region });
  const waits = findWaits(messages);
  const isClosed = status === 'closed';
  const lastReply = messages.findLast(isResponse);
  // Nobody waits in a closed thread.
  const open = isClosed ? undefined : waits.find(({ until }) => until === null);
  const summary: Omit<ThreadSummary, Own | 'followUpAt'> = {
    lastMessageId: messages.at(-1)?.id ?? null,
    total: messages.length,
    channels: messages.reduce((mask, { channel }) => mask | getChannelBit(channel), 0),
    waitsSince: open?.since ?? null,
    dueAt: open?.dueAt ?? null,
    replyWithin: open?.replyWithin ?? null,
    // A call since then has reached the person another way.
    failed: lastReply?.delivery === 'failed' ? 1 : 0,
    // A reply, a note, or an ordinary message clears it.
    possibleSpam: messages.length > 0 && messages.every((one) => one.possibleSpam === 1) ? 1 : 0,
  };
  const submissions: Omit<SubmissionTable, 'threadN'>[] = messages
    .filter(({ channel }) => isFormChannel(channel))
    .map(({ at }, position) => ({ position, ...toDay(at) }));
  const countedWaits: Omit<WaitTable, 'threadN'>[] = waits
    // Those that ended by closing the thread don't count.
    .filter(({ until }) => until !== null || !isClosed)
    .map(({ since, dueAt, until, answeredBy }, position) => ({
      position,
      ...toDay(since),
      since,
      answeredAfter: until === null ? null : Date.parse(until) - Date.parse(since),
      dueAt,
      kept: until === null || dueAt === null ? null : Number(until <= dueAt),
      answeredBy,
    }));
  return { summary, submissions, waits: countedWaits };
}

export function getChannelBit(channel: ChatMessage['channel']): number {
  return 1 << channels.indexOf(channel);
}

/** Anything sent to or told the person. A note stays in the office, and a missed call tells nothing. */
function isResponse({ direction, channel, intent }: MessageFacts): boolean {
  return direction === 'out' && channel !== 'note' && intent === null;
}

/** From a person's first message after the office's last response to the next one; `until` is null if there is none. */
type Wait = Pick<WaitTable, 'since' | 'dueAt' | 'answeredBy'> &
  Pick<ThreadSummary, 'replyWithin'> & { until: string | null };

/** A person's waits, the oldest first. STOP, START, and HELP texts (`intent`) need no response. */
function findWaits(messages: readonly MessageFacts[]): Wait[] {
  const waits: Wait[] = [];
  for (const message of messages) {
    const open = waits[waits.length - 1];
    if (open?.until === null) {
      if (!isResponse(message)) continue;
      open.until = message.at;
      open.answeredBy = message.author;
    } else if (message.direction === 'in' && message.intent === null) {
      const { at: since, dueAt, replyWithin } = message;
      waits.push({ since, dueAt, replyWithin, until: null, answeredBy: null });
    }
  }
  return waits;
}
