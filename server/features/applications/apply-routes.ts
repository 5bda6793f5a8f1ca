import { applicationEndpoints } from '../../../contract/applications/endpoints';
import { resumeLimits } from '../../../contract/applications/constants';
import { applicationRules } from '../../../contract/applications/form';
import type { ListedJob } from '../../../contract/jobs/listing';
import { recordScreens } from '../../../contract/shared/record-url';
import { notifyMessage } from '../../services/notifications/notify';
import type { Context } from '../context';
import type { Db, Tx } from '../../core/db/engine';
import { newId } from '../../core/db/uuid';
import { toOffice } from '../../services/email/templates/office-notice';
import { buildApplicationNotice, buildApplicationReceipt } from './emails';
import {
  acknowledgment,
  createPublicForm,
  type Submission,
} from '../../services/forms/public-form';
import { enforceFileQuota, claimReceiptQuota } from '../../services/quotas/quotas';
import { submitterLabels, toSubmitter } from '../../services/forms/submitter';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { HttpError } from '../../core/http/errors';
import { queueJob } from '../../services/outbox/queries';
import { createApplication, createResume } from './change-queries';
import { readResume, resumeMessages, type ResumeFile } from '../../services/uploads/resume';

const day = 24 * 60 * 60_000;

type FindOpenJob = (context: Context, db: Db, slug: string) => Promise<ListedJob | null>;

export function applyRoutes(app: App, context: Context, findOpenJob: FindOpenJob): void {
  const { db } = context.database;
  /** Throws 410 if the job is unknown, expired, or closed. */
  const getOpenJob = async (tx: Db, slug: string) => {
    const job = await findOpenJob(context, tx, slug);
    if (job !== null) return job;
    throw new HttpError(410, 'closed', 'This job is closed. Please look at our other open jobs.');
  };

  const { handler, options } = createPublicForm(context, {
    page: '/career',
    alternative: { path: '/career#jobs', label: 'See open jobs' },
    labels: {
      ...submitterLabels,
      job: 'Job',
      certified: 'Certificate',
      languages: 'Languages',
      availability: 'When you can work',
      note: 'Note',
      file: 'Résumé',
    },
    getRules: () => applicationRules,
    file: {
      maxBytes: resumeLimits.maxBytes,
      tooLarge: resumeMessages.tooLarge,
      description: 'Résumé, optional: PDF, DOC, or DOCX, up to 5 MB',
      read: readResume,
    },
    getRegion: ({ job }) =>
      context.siteJobs.list().find(({ slug }) => slug === job)?.region ?? null,
    assertAccepted: async ({ job }) => void (await getOpenJob(db, job)),
    write: async (tx, submitted) =>
      saveApplication(context, tx, await getOpenJob(tx, submitted.answers.job), submitted),
    response: acknowledgment,
  });
  createHandle(app, context, applicationEndpoints)('POST /applications', handler, options);
}

async function saveApplication(
  context: Context,
  tx: Tx,
  job: ListedJob,
  {
    id,
    now,
    answers,
    file,
    address,
    possibleSpam,
    language,
  }: Submission<typeof applicationRules, ResumeFile>,
): Promise<void> {
  const { config, regions, encryption } = context;
  const at = now.toISOString();
  const region = regions[job.region];
  const person = toSubmitter(answers, job.region);
  const { languages, availability, note } = answers;
  await createApplication(tx, encryption, {
    ...person,
    id,
    at,
    job,
    certified: answers.certified === 'yes',
    possibleSpam,
    details: { languages, availability, note },
  });
  if (file !== null) {
    await enforceFileQuota(context, tx, { bytes: file.bytes.length, address, now });
    await createResume(tx, encryption, {
      id: newId(),
      applicationId: id,
      ...file,
      createdAt: at,
      keepUntil: new Date(now.getTime() + config.resumeRetentionDays * day).toISOString(),
    });
  }
  const notice = { ...person, id, jobTitle: job.title, hasResume: file !== null };
  const payload = buildApplicationNotice(
    toOffice(region, config, { possibleSpam, language }),
    notice,
  );
  await queueJob(tx, encryption, { type: 'application-notice', subject: id, payload }, at);
  if (!possibleSpam) {
    const screen = recordScreens.application;
    const record = { kind: 'application', id, screen, region: job.region } as const;
    await notifyMessage(tx, record, { assignee: null, at });
  }
  const to = person.email;
  if (to === null || possibleSpam) return;
  if (!(await claimReceiptQuota(context, tx, { to, address, now }))) return;
  const receipt = buildApplicationReceipt({ region, language, to, job });
  await queueJob(
    tx,
    encryption,
    { type: 'application-receipt', subject: id, payload: receipt },
    at,
  );
}
