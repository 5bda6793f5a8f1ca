import { buildDraftKey } from '../../../../contract/drafts/constants';
import type { Chat } from '../../../../contract/inbox/schema';
import type { DraftStore } from '../../drafts/draft-store';
import { composerChannels } from '../reply/reply-channels';
import { formatContact } from '../threads';

/**
 * Moves drafts of merged threads to this thread, where they would otherwise be lost. Each draft stays in its channel, is
 * appended to the draft there, and records the people it was started for.
 * @returns true if this thread has a draft that was started for someone else
 */
export function mergeDrafts(
  drafts: DraftStore,
  { userId, merged }: Pick<Chat, 'userId' | 'merged'>,
): boolean {
  const openDraft = (id: string, channel: string) =>
    drafts.open(buildDraftKey('thread', id, channel));
  const moves = merged.flatMap(({ userId: otherId, name, ...contact }) =>
    composerChannels.map((channel) => ({
      draft: openDraft(otherId, channel),
      target: openDraft(userId, channel),
      person: `${name}, ${formatContact(contact)}`,
    })),
  );
  // The draft changed last is the one that opens.
  moves.sort((a, b) => a.draft.lastChange - b.draft.lastChange);
  for (const { draft, target, person } of moves) {
    if (draft.isEmpty) continue;
    const { originalRecipients } = target.values;
    target.setMessage({
      text: [target.text, draft.text].filter(Boolean).join('\n\n'),
      files: [...target.files, ...draft.files],
      originalRecipients:
        originalRecipients === undefined ? person : `${originalRecipients} and for ${person}`,
    });
    draft.discard();
  }
  return composerChannels.some(
    (channel) => openDraft(userId, channel).values['originalRecipients'] !== undefined,
  );
}
