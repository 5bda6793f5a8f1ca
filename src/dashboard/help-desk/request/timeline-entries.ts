import { replyFileLimits } from '../../../../contract/help-desk/constants';
import type {
  HelpDeskDetail,
  HelpDeskEvent,
  HelpDeskMessage,
} from '../../../../contract/help-desk/record-schema';

export type TimelineEntry =
  | { kind: 'message'; at: string; message: HelpDeskMessage }
  | { kind: 'event'; at: string; text: string };

/** Returns null for a reply, because the message itself is in the timeline. */
function formatEvent({ step, by, detail }: HelpDeskEvent): string | null {
  const actor = by ?? 'The office';
  switch (step) {
    case 'answered':
      return null;
    case 'received':
      return 'Request received';
    case 'reviewed':
      return `${actor} marked this reviewed`;
    case 'reopened':
      return `${actor} marked this as waiting`;
    case 'approved':
    case 'declined':
      return `${actor} ${step} this`;
    case 'undecided':
      return `${actor} undid the decision`;
    case 'assigned':
      return detail === null ? `${actor} unassigned this` : `${actor} assigned this to ${detail}`;
    case 'file-added':
      return `${actor} attached the pay stub`;
    case 'file-opened':
      return 'Pay stub link opened';
    case 'file-removed':
      return by === null
        ? `Pay stub deleted: the link expired after ${replyFileLimits.days} days`
        : `${by} deleted the pay stub`;
  }
}

/** True for a message about a decision that a later one has replaced. */
export function isObsolete(
  { events }: Pick<HelpDeskDetail, 'events'>,
  { id }: Pick<HelpDeskMessage, 'id'>,
): boolean {
  const decisions = events.filter(({ step }) =>
    ['approved', 'declined', 'undecided'].includes(step),
  );
  return decisions.slice(0, -1).some(({ detail }) => detail === id);
}

/** Events and messages, the oldest first. */
export function buildTimeline({
  messages,
  events,
}: Pick<HelpDeskDetail, 'messages' | 'events'>): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  for (const event of events) {
    const text = formatEvent(event);
    if (text !== null) entries.push({ kind: 'event', at: event.at, text });
  }
  for (const message of messages) entries.push({ kind: 'message', at: message.at, message });
  return entries.sort((a, b) => a.at.localeCompare(b.at));
}
