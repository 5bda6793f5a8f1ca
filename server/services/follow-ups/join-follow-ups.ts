import { maxFollowUpText } from '../../../contract/follow-ups/constants';
import type { FollowUp } from '../../../contract/follow-ups/schema';
import { formatDateTime } from '../../../contract/shared/dates/format-date';

type State = Omit<FollowUp, 'version'>;
/** By a person who wants to be called. */
export type AskedFollowUp = Pick<State, 'dueAt' | 'text'>;

const maxLaterText = 80;

/** Of two follow-ups of a record, which has only one, the earlier stays and names the later. */
export function joinFollowUps(one: State, other: State): State {
  const [first, later] = one.dueAt < other.dueAt ? [one, other] : [other, one];
  const isSameTime = first.dueAt === later.dueAt;
  const named = isSameTime ? shorten(later.text, maxLaterText) : nameFollowUp(later);
  const text = shorten(first.text, maxFollowUpText - named.length - 2);
  return { ...first, text: [text, named].filter(Boolean).join('. ') };
}

/**
 * What the office must still do without a call that is moved to another time. Null for nothing. What it wrote itself moves too, unless that
 * names another time.
 */
export function withoutAsked(state: State, asked: AskedFollowUp, movedTo: string): State | null {
  const isDueThen = state.dueAt === asked.dueAt;
  const texts = state.text
    .split('. ')
    .filter((text) => text !== nameFollowUp(asked) && !(isDueThen && text === asked.text));
  if (isDueThen && texts.length === 0) return null;
  const text = texts.join('. ');
  return { ...state, text, dueAt: isDueThen && !namesTime.test(text) ? movedTo : state.dueAt };
}

/** As in 'Call, as booked, Dec 1, 2026, 10:00 AM EST'. */
const nameFollowUp = ({ text, dueAt }: AskedFollowUp) =>
  [shorten(text, maxLaterText), formatDateTime(dueAt)].filter(Boolean).join(', ');

const namesTime = /, \d{4}, \d/;

function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1)}…`;
}
