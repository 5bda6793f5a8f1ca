import { maxFollowUpText } from '../../../contract/follow-ups/constants';
import type { FollowUp } from '../../../contract/follow-ups/schema';
import { formatDateTime } from '../../../contract/shared/dates/format-date';

type State = Omit<FollowUp, 'version'>;
/** By a person who wants to be called. */
export type RequestedFollowUp = Pick<State, 'dueAt' | 'text'>;

const maxLaterText = 80;
const separator = '. ';

/** Of two follow-ups of a record, which has only one, the earlier stays and names the later. */
export function joinFollowUps(one: State, other: State): State {
  const [first, later] = one.dueAt < other.dueAt ? [one, other] : [other, one];
  const isSameTime = first.dueAt === later.dueAt;
  const named = isSameTime ? shorten(later.text, maxLaterText) : nameFollowUp(later);
  const text = shorten(first.text, maxFollowUpText - named.length - separator.length);
  return { ...first, text: [text, named].filter(Boolean).join(separator) };
}

/**
 * Removes a call that is moved to another time. The office's own text moves with it, unless that names another time. Null if no text is left.
 */
export function removeRequested(
  state: State,
  requested: RequestedFollowUp,
  movedTo: string,
): State | null {
  const others = removePart(state.text, nameFollowUp(requested));
  if (state.dueAt !== requested.dueAt) return { ...state, text: others };
  const text = removePart(others, requested.text);
  if (text === '') return null;
  return { ...state, text, dueAt: namesTime.test(text) ? state.dueAt : movedTo };
}

/** Looks for the whole part, because a part can contain the separator: 'Call, as booked with our St. Louis office'. */
function removePart(text: string, part: string): string {
  const rest = `${separator}${text}${separator}`.replace(
    `${separator}${part}${separator}`,
    separator,
  );
  return rest.slice(separator.length, -separator.length);
}

/** As in 'Call, as booked, Dec 1, 2026, 10:00 AM EST'. */
const nameFollowUp = ({ text, dueAt }: RequestedFollowUp) =>
  [shorten(text, maxLaterText), formatDateTime(dueAt)].filter(Boolean).join(', ');

const namesTime = /, \d{4}, \d/;

/** Without a period at the end, because a period or comma follows. */
function shorten(text: string, max: number): string {
  const line = text.replace(/\.$/, '');
  return line.length <= max ? line : `${line.slice(0, max - 1)}…`;
}
