import { inboxEndpoints } from '../../../../contract/inbox/endpoints';
import { newId } from '../../../core/db/uuid';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { HttpError } from '../../../core/http/errors';
import {
  createIdempotent,
  getStaffIdempotencyKey,
} from '../../../core/http/idempotency/idempotency';
import { normalizeText } from '../../../core/http/request/normalize-text';
import { getStaff } from '../../../core/http/request/staff';
import { recordAudit } from '../../../services/audit/record-audit';
import { addEvent } from '../../../services/messages/event-queries';
import type { Context } from '../../context';
import { addThreadMessage } from '../messages/queries';
import { upsertThread } from '../threads/queries';
import { bumpThreadRevision } from '../threads/refresh-queries';
import { applyPatch } from './change-person';
import { pickPreferred } from './contact-points';
import { findKnownPeople } from './known-people';

const nobody = {
  ...{ firstName: '', lastName: '', preferredName: '', bestTime: '', referredBy: '' },
  ...{ language: null, source: null, contactPoints: [] },
};

/** Adds people who called or walked in. */
export function newPersonRoutes(app: App, context: Context): void {
  const handle = createHandle(app, context, inboxEndpoints);

  handle('POST /chats/lookup', async (request) => ({
    people: await findKnownPeople(context, getStaff(request), request.body),
  }));

  handle('POST /chats', async (request) => {
    const { note, ...patch } = request.body;
    const values = applyPatch({ ...nobody, region: patch.region }, patch);
    const { firstName, lastName, source, language, region, ...profile } = values;
    const original = pickPreferred(profile.contactPoints);
    const { email: assignee } = getStaff(request);
    const key = getStaffIdempotencyKey(context, request, 'person', [JSON.stringify(request.body)]);
    const userId = await createIdempotent(context, key, async (tx, id, now) => {
      const actor = { email: assignee, at: now.toISOString() };
      const person = { firstName, lastName, ...original, profile: { ...profile, original } };
      // They have been spoken to.
      const status = source === 'phone' || source === 'walk-in' ? 'contacted' : 'new';
      const thread = { ...person, id, region, source, language, status, assignee } as const;
      if ((await upsertThread(tx, context.encryption, thread, actor.at)) !== id) {
        // Without a name, because the account may not see the state of that person.
        const message = 'Someone with this name and number is already in an inbox.';
        throw new HttpError(409, 'known_person', message);
      }
      const subject = { kind: 'thread', id } as const;
      await addEvent(tx, subject, { kind: 'added' }, actor);
      await recordAudit(tx, actor, { action: 'add-person', subject });
      const text = normalizeText(note);
      // Later, so that the timeline begins with the event.
      const at = new Date(now.getTime() + 1).toISOString();
      const written = { id: newId(), at, channel: 'note', direction: 'out', text } as const;
      if (text !== '') await addThreadMessage(tx, context, id, { ...written, author: assignee });
      await bumpThreadRevision(tx, id);
    });
    return { userId };
  });
}
