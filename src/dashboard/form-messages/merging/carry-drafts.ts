import type { Chat } from '../../../../contract/chats';
import { formatPhone } from '../../../../contract/phone';
import type { Draft } from '../../parts/staff';
import { isKept } from '../reply-channels';

/**
 * Moves what was begun for threads that have been merged into this one to this one, behind what was begun here: under their own ids
 * nobody would find it again. The draft says for whom it was begun. Where any of it was to be kept, none of it becomes something to send.
 * @returns the draft of this thread, if any; asked again, the same
 */
export function carryDrafts(
  drafts: Map<string, Draft>,
  { userId, merged }: Pick<Chat, 'userId' | 'merged'>,
): Draft | undefined {
  const own = drafts.get(userId);
  const others = merged.flatMap((one) => {
    const draft = drafts.get(one.userId);
    return draft ? [{ ...draft, who: `${one.name}, ${formatPhone(one.contact)}`, ...one }] : [];
  });
  const [first] = others;
  if (first === undefined) return own;
  const all = own ? [own, ...others] : others;
  const kept = all.find(({ writing }) => isKept(writing));
  const draft: Draft = {
    words: all.map(({ words }) => words).join('\n\n'),
    writing: (kept ?? own ?? first).writing,
    begunFor: [...(own?.begunFor ?? []), ...others.map(({ who }) => who)],
  };
  drafts.set(userId, draft);
  for (const one of others) drafts.delete(one.userId);
  return draft;
}
