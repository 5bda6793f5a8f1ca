import { answerFile } from '../../../../contract/help-desk/constants';
import type {
  HelpDeskDetail,
  HelpDeskEvent,
  HelpDeskMessage,
} from '../../../../contract/help-desk/record-schema';

/** One thing that happened to a request. */
export type StoryEntry =
  | { kind: 'message'; at: string; message: HelpDeskMessage }
  | { kind: 'event'; at: string; words: string };

const steps: Record<HelpDeskEvent['step'], string | null> = {
  received: 'came in',
  reviewed: 'marked it as reviewed',
  reopened: 'let it wait again',
  // The answer itself stands there.
  answered: null,
  approved: 'approved it',
  declined: 'declined it',
  undecided: 'took the decision back',
  'file-added': 'attached the pay stub',
  'file-removed': 'deleted the pay stub',
  assigned: '',
  'file-opened': '',
};

function wordsOf({ step, by, detail }: HelpDeskEvent): string | null {
  const words = steps[step];
  if (words === null) return null;
  if (step === 'received') return 'The request came in';
  if (step === 'assigned') {
    return detail === null
      ? `${by ?? 'Somebody'} gave it to nobody`
      : `${by ?? 'Somebody'} assigned it to ${detail}`;
  }
  if (step === 'file-opened') return 'The pay stub was opened through its link';
  if (step === 'file-removed' && by === null) {
    return `The ${answerFile.days} days of its link were over: the pay stub was deleted`;
  }
  return `${by ?? 'The office'} ${words}`;
}

/** Whether a message tells a decision that another one has followed: it is not to be sent again. */
export function isOver(
  { events }: Pick<HelpDeskDetail, 'events'>,
  { id }: Pick<HelpDeskMessage, 'id'>,
): boolean {
  const decided = events.filter(({ step }) => decisionSteps.has(step));
  return decided.slice(0, -1).some(({ detail }) => detail === id);
}

const decisionSteps: ReadonlySet<HelpDeskEvent['step']> = new Set([
  'approved',
  'declined',
  'undecided',
]);

/** Everything that happened to a request, the oldest first; within a moment what was done comes before what was written. */
export function storyOf({
  messages,
  events,
}: Pick<HelpDeskDetail, 'messages' | 'events'>): StoryEntry[] {
  const done = events.flatMap((event): StoryEntry[] => {
    const words = wordsOf(event);
    return words === null ? [] : [{ kind: 'event', at: event.at, words }];
  });
  const written = messages.map((message): StoryEntry => ({
    kind: 'message',
    at: message.at,
    message,
  }));
  return [...done, ...written].sort((one, other) =>
    one.at < other.at ? -1 : one.at > other.at ? 1 : 0,
  );
}
