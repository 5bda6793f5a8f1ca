import { draftLimits, type DraftKind } from '../../../contract/drafts/constants';
import { draftEndpoints } from '../../../contract/drafts/endpoints';
import { getStaff } from '../../core/http/request/staff';
import type { ServiceContext } from '../context';
import { inTransaction } from '../../core/db/engine';
import type { RecordKind } from '../../core/http/presence/presence';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { HttpError } from '../../core/http/errors';
import { deleteDraft, listDrafts, measureOtherDrafts, saveDraft } from './queries';
import { canSeeDraft, requireDraftTarget, requireShallow } from './service';

/** A form with the longest text, and the record it is based on. */
const maxBodyBytes = 1024 * 1024;

export function draftRoutes(
  app: App,
  context: ServiceContext,
  records: Record<DraftKind, RecordKind>,
): void {
  const { database, encryption } = context;
  const handle = createHandle(app, context, draftEndpoints);

  handle('GET /drafts', async (request) => {
    const drafts = await listDrafts(database.db, encryption, getStaff(request).email);
    return {
      drafts: drafts
        .filter((draft) => canSeeDraft(request, draft))
        .map(({ kind: _kind, subject: _subject, ...draft }) => draft),
    };
  });

  handle(
    'PUT /drafts',
    async (request) => {
      const { email } = getStaff(request);
      const { key, revision: known, content } = request.body;
      return inTransaction(database.db, async (tx) => {
        if (content === null) {
          if (!(await deleteDraft(tx, { email, key, known }))) throw draftConflict();
          return { revision: null };
        }
        requireShallow(content);
        const target = await requireDraftTarget(request, tx, key, records);
        const others = await measureOtherDrafts(tx, email, key);
        if (others.count >= draftLimits.perAccount) {
          throw tooMany(`You have ${String(draftLimits.perAccount)} unsent drafts.`);
        }
        if (others.characters >= draftLimits.charactersPerAccount) {
          throw tooMany('Your unsent drafts take too much space.');
        }
        const at = context.now().toISOString();
        const draft = { email, key, known, content, at, ...target };
        const revision = await saveDraft(tx, encryption, draft);
        if (revision === null) throw draftConflict();
        return { revision };
      });
    },
    { bodyLimit: maxBodyBytes },
  );
}

function draftConflict(): HttpError {
  return new HttpError(409, 'changed_since', 'You changed this draft in another window.');
}

function tooMany(message: string): HttpError {
  return new HttpError(409, 'too_many', `${message} Send or delete some.`);
}
