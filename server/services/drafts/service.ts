import type { FastifyRequest } from 'fastify';
import {
  draftScreens,
  isFormKind,
  newRecord,
  parseDraftKey,
  type DraftKind,
  type DraftTarget,
} from '../../../contract/drafts/constants';
import type { DraftChange, DraftContent } from '../../../contract/drafts/schema';
import { canSee } from '../../../contract/shared/roles';
import { getStaff } from '../../core/http/request/staff';
import type { Db } from '../../core/db/engine';
import { notFound, validationError } from '../../core/http/errors';
import { requireVisible, type RecordKind } from '../../core/http/presence/presence';

/** Throws 400 for a key of no record, and 404 if the caller cannot see the record or it does not exist. */
export async function requireDraftTarget(
  request: FastifyRequest,
  db: Db,
  key: DraftChange['key'],
  records: Record<DraftKind, RecordKind>,
): Promise<DraftTarget> {
  const target = parseDraftKey(key);
  if (target === null) throw validationError({ key: 'This can’t be saved as a draft.' });
  const { kind, subject } = target;
  if (!canSeeDraft(request, target)) throw notFound();
  const isNew = subject === newRecord && isFormKind(kind);
  if (!isNew) await requireVisible(records[kind], request, db, subject);
  return target;
}

const maxLevels = 20;

/** Throws 400 for content with more levels than records have. JSON.stringify() would fail on thousands. */
export function requireShallow(content: DraftContent): void {
  if (!isShallow(content, maxLevels)) {
    throw validationError({ content: 'This can’t be saved as a draft.' });
  }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}

/** False once the role has lost the screen. */
export function canSeeDraft(request: FastifyRequest, { kind }: Pick<DraftTarget, 'kind'>): boolean {
  return draftScreens[kind].some((screen) => canSee(getStaff(request).role, screen));
}
