import type { FastifyRequest } from 'fastify';
import {
  draftLimits,
  draftScreens,
  isFormKind,
  newRecord,
  parseDraftKey,
  type DraftKind,
  type DraftTarget,
} from '../../../contract/drafts/constants';
import { draftEndpoints } from '../../../contract/drafts/endpoints';
import type { DraftContent, StoredDraft } from '../../../contract/drafts/schema';
import { canSee } from '../../../contract/shared/roles';
import { getStaff } from '../../core/http/request/staff';
import type { ServiceContext } from '../context';
import { inTransaction, type Db } from '../../core/db/engine';
import { isRecordVisible, type RecordSource } from '../../core/http/presence/presence';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { HttpError, notFound, validationError } from '../../core/http/errors';
import { deleteDraft, listDrafts, measureOtherDrafts, saveDraft } from './queries';

/** A form with the longest text, and the record it is based on. */
const maxBodyBytes = 1024 * 1024;

export function draftRoutes(
  app: App,
  context: ServiceContext,
  records: Record<DraftKind, RecordSource>,
): void {
  const { database, encryption } = context;
  const handle = createHandle(app, context, draftEndpoints);

  /** False once the account has lost access to the record or its screen. */
  const isVisible = async (request: FastifyRequest, db: Db, { kind, subject }: DraftTarget) => {
    const { access } = getStaff(request);
    if (!draftScreens[kind].some((screen) => canSee(access, screen))) return false;
    if (subject === newRecord && isFormKind(kind)) return true;
    return isRecordVisible(context, records[kind], request, db, subject);
  };

  handle('GET /drafts', async (request) => {
    const stored = await listDrafts(database.db, encryption, getStaff(request).email);
    const drafts: StoredDraft[] = [];
    for (const { kind, subject, ...draft } of stored) {
      if (await isVisible(request, database.db, { kind, subject })) drafts.push(draft);
    }
    return { drafts };
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
        const target = parseDraftKey(key);
        if (target === null) throw validationError({ key: 'This can’t be saved as a draft.' });
        if (!(await isVisible(request, tx, target))) throw notFound();
        const others = await measureOtherDrafts(tx, email, key);
        if (others.count >= draftLimits.perAccount) {
          throw tooMany(`You have ${String(draftLimits.perAccount)} unsent drafts.`);
        }
        if (others.characters >= draftLimits.charactersPerAccount) {
          throw tooMany('Your unsent drafts take too much space.');
        }
        const savedAt = context.now().toISOString();
        const draft = { email, key, content, savedAt, ...target };
        const revision = await saveDraft(tx, encryption, draft, known);
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

const maxLevels = 20;

/** Throws 400 for content with more levels than records have. JSON.stringify() would fail on thousands. */
function requireShallow(content: DraftContent): void {
  if (!isShallow(content, maxLevels)) {
    throw validationError({ content: 'This can’t be saved as a draft.' });
  }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}
