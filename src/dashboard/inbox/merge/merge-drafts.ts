import type { Chat } from '../../../../contract/inbox/schema';
import { type Draft, getDraftKey } from '../../hooks/use-staff';
import { composerChannels } from '../reply/reply-channels';
import { threadPath, formatContact } from '../threads';

/**
 * Moves drafts of merged threads to this thread, where they would otherwise be lost. Each draft stays in its channel, is
 * appended to the draft there, and records the people it was started for.
 * @returns true if this thread has a draft that was started for someone else
 */
export function mergeDrafts(
  drafts: Map<string, Draft>,
  { userId, merged }: Pick<Chat, 'userId' | 'merged'>,
): boolean {
  const toTargetKey = (channel: string) => getDraftKey(threadPath(userId), channel);
  const moves = new Map(
    merged.flatMap(({ userId: otherId, name, ...contact }) =>
      composerChannels.map((channel) => [
        getDraftKey(threadPath(otherId), channel),
        { targetKey: toTargetKey(channel), person: `${name}, ${formatContact(contact)}` },
      ]),
    ),
  );
  // In insertion order, because the last draft in the map is the one that opens.
  for (const [key, draft] of [...drafts]) {
    const move = moves.get(key);
    if (!move) continue;
    const existing = drafts.get(move.targetKey);
    drafts.delete(key);
    drafts.delete(move.targetKey);
    drafts.set(move.targetKey, {
      ...existing,
      text: existing ? `${existing.text}\n\n${draft.text}` : draft.text,
      originalRecipients: [...(existing?.originalRecipients ?? []), move.person],
    });
  }
  return composerChannels.some(
    (channel) => drafts.get(toTargetKey(channel))?.originalRecipients !== undefined,
  );
}
