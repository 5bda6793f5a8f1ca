import type { Chat } from '../../../../contract/inbox/schema';
import { formatPhone } from '../../../../contract/shared/phone';
import type { Draft } from '../../hooks/session/use-staff';
import { draftKey } from '../../components/composer/draft-key';
import { writings } from '../reply/reply-channels';
import { threadPath } from '../api';

/**
 * Moves what was begun for threads that have been merged into this one to this one, in the channel it was typed in and behind what was
 * begun there: under their own ids nobody would find it again. The draft says for whom it was begun.
 * @returns whether this thread has a draft that was begun for another
 */
export function carryDrafts(
  drafts: Map<string, Draft>,
  { userId, merged }: Pick<Chat, 'userId' | 'merged'>,
): boolean {
  const ownKey = (channel: string) => draftKey(threadPath(userId), channel);
  const moves = new Map(
    merged.flatMap((other) =>
      writings.map((channel) => [
        draftKey(threadPath(other.userId), channel),
        { to: ownKey(channel), who: `${other.name}, ${formatPhone(other.contact)}` },
      ]),
    ),
  );
  // In their order: the latest stays the latest, and is shown.
  for (const [key, draft] of [...drafts]) {
    const move = moves.get(key);
    if (!move) continue;
    const own = drafts.get(move.to);
    drafts.delete(key);
    drafts.delete(move.to);
    drafts.set(move.to, {
      ...own,
      words: own ? `${own.words}\n\n${draft.words}` : draft.words,
      begunFor: [...(own?.begunFor ?? []), move.who],
    });
  }
  return writings.some((channel) => drafts.get(ownKey(channel))?.begunFor !== undefined);
}
