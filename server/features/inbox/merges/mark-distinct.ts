import { recordAudit } from '../../../services/audit/record-audit';
import type { Actor } from '../../../core/db/change-log';
import type { Tx } from '../../../core/db/engine';
import { notFound } from '../../../core/http/errors';
import { formatPersonName } from '../threads/person-name';
import { findThread } from '../threads/queries';
import { bumpThreadRevisions } from '../threads/revision-queries';
import { sameThreadError } from './merge-threads';
import { addDistinctThreads } from './queries';

/** Records that two threads belong to different people. A repeated call changes nothing. Throws 404 or 409. */
export async function markDistinct(
  tx: Tx,
  pair: readonly [string, string],
  actor: Actor,
): Promise<void> {
  const [one, other] = pair;
  if (one === other) throw sameThreadError();
  const named = await findThread(tx, other);
  if (named === null || (await findThread(tx, one)) === null) throw notFound();
  if (!(await addDistinctThreads(tx, pair, actor))) return;
  await recordAudit(tx, actor, {
    action: 'distinct',
    subject: { kind: 'thread', id: one },
    detail: `from ${formatPersonName(named)}`,
  });
  await bumpThreadRevisions(tx, pair);
}
