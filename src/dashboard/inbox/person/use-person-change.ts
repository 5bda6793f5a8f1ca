import type { Chat } from '../../../../contract/inbox/schema';
import { personChangeLabels } from '../../../../contract/inbox/person-form';
import type {
  ContactPoint,
  ContactPointInput,
  PersonPatch,
} from '../../../../contract/inbox/person-schema';
import { useInvalidate } from '../../api/swr-hooks';
import { useVersionedChange } from '../../hooks/use-versioned-change';

/** The open thread, or one that was merged into it. */
export type PersonOwner = { userId: string; version: number };

/** Changes a person at the version on screen, with undo. */
export function usePersonChange(thread: Chat, owner: PersonOwner = thread) {
  const refresh = useInvalidate('/chats');
  const params = { userId: owner.userId };
  return useVersionedChange('PATCH /chats/:userId/person', { params }, owner.version, {
    onChanged: refresh,
    onError: refresh,
    undo: {
      call: 'POST /chats/undo',
      name: thread.name,
      describe: (patch) => describePersonPatch(thread, patch),
      onUndone: refresh,
    },
  });
}

/** 'Changed Ann Lee’s language' */
function describePersonPatch(thread: Chat, { contactPoints, ...patch }: PersonPatch): string {
  const { name } = thread;
  if (contactPoints !== undefined) {
    const losesConsent = thread.contactPoints.some(
      ({ id, value, texting }) =>
        texting?.canText === true &&
        contactPoints.some((point) => point.id === id && point.value !== value),
    );
    const what = `Changed ${name}’s contact details`;
    return losesConsent ? `${what}. Consent to texts was for the old number` : what;
  }
  const [field = 'firstName'] = Object.keys(patch) as (keyof typeof patch)[];
  const what = field === 'firstName' ? 'name' : personChangeLabels[field].toLowerCase();
  return `Changed ${name}’s ${what}`;
}

/** As the server takes it back. */
export function toInput(point: ContactPoint): ContactPointInput {
  const { userId: _userId, isPreferred: _isPreferred, texting: _texting, ...input } = point;
  return input;
}
