import { applicationStages } from '../../../contract/applications/constants';
import type { ApplicationDetail, StageChange } from '../../../contract/applications/schema';
import type { Actor } from '../../core/db/change-log';
import type { Db } from '../../core/db/engine';
import { bumpRevision } from '../../core/db/list-revisions';
import { notFound } from '../../core/http/errors';
import { versionConflict } from '../../core/http/version-conflict';
import { recordAudit } from '../../services/audit/record-audit';
import type { Context } from '../context';
import { updateStage } from './change-queries';
import { findApplication } from './queries';

export async function getApplicationDetail(
  { encryption }: Context,
  db: Db,
  id: string,
): Promise<ApplicationDetail> {
  const application = await findApplication(db, encryption, id);
  if (application === null) throw notFound();
  return application;
}

/** Throws 404, and 409 if the application changed since that version. */
export async function applyStageChange(
  context: Context,
  tx: Db,
  actor: Actor,
  { id, version, stage }: StageChange & { id: string },
): Promise<void> {
  const before = await getApplicationDetail(context, tx, id);
  if (before.stage === stage) return;
  if (before.version !== version || !(await updateStage(tx, { id, version, stage }, actor))) {
    const now = await getApplicationDetail(context, tx, id);
    throw versionConflict(now.changedBy, actor.email, `stage is ${applicationStages[now.stage]}`);
  }
  await recordAudit(tx, actor, {
    action: 'stage-application',
    subject: { kind: 'application', id },
    detail: applicationStages[stage],
  });
  await bumpRevision(tx, 'jobApplications');
}
