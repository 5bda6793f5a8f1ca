import { importLimits } from '../../../../../contract/employees/constants';
import { employeeEndpoints } from '../../../../../contract/employees/endpoints';
import { inTransaction, type Db } from '../../../../core/db/engine';
import { bumpRevision } from '../../../../core/db/list-revisions';
import type { App } from '../../../../core/http/app-type';
import { createHandle } from '../../../../core/http/endpoints';
import { HttpError } from '../../../../core/http/errors';
import { getActor, getStaff, requireAllRegions } from '../../../../core/http/request/staff';
import { findLatestEntry } from '../../../../services/audit/queries';
import { recordAudit } from '../../../../services/audit/record-audit';
import type { Context } from '../../../context';
import { getToday } from '../../service';
import { undoImport } from './undo-import';

const subject = { kind: 'list', id: 'employees' } as const;

/** @param listReferenced lists the employees that records of other features refer to */
export function undoImportRoutes(
  app: App,
  context: Context,
  listReferenced: (db: Db) => Promise<ReadonlySet<string>>,
): void {
  const { database, encryption } = context;
  const { db } = database;
  const handle = createHandle(app, context, employeeEndpoints);

  handle('GET /employees/last-import', async (request) => ({
    lastImport: getStaff(request).access.regions === null ? await findLastImport(db) : null,
  }));

  handle('POST /employees/undo-import', (request) => {
    requireAllRegions(request);
    const { id } = request.body;
    const actor = getActor(context, request);
    return inTransaction(db, async (tx) => {
      // First, because it locks the list.
      await bumpRevision(tx, 'employees');
      if ((await findLastImport(tx))?.id !== id) throw notLastImport();
      const options = { actor, today: getToday(context), referenced: await listReferenced(tx) };
      const { removed, restored, kept } = await undoImport(tx, encryption, id, options);
      const detail = `${String(removed)} removed, ${String(restored)} restored, ${String(kept.length)} not fully undone`;
      await recordAudit(tx, actor, { action: 'undo-import', subject, detail });
      const listed = kept.slice(0, importLimits.maxListedPeople);
      return { removed, restored, kept: listed, keptTotal: kept.length };
    });
  });
}

/** Null if it was undone. */
async function findLastImport(db: Db) {
  const entry = await findLatestEntry(db, subject, ['import-employees', 'undo-import']);
  if (entry?.action !== 'import-employees' || entry.batch === null) return null;
  return { id: entry.batch, at: entry.at, by: entry.actor, summary: entry.detail ?? '' };
}

function notLastImport(): HttpError {
  const message = 'This import was already undone, or there is a newer one.';
  return new HttpError(409, 'not_last_import', message);
}
