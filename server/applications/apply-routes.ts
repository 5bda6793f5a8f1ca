import { applicationRules } from '../../contract/applications/form';
import { resumeLimits } from '../../contract/applications/constants';
import type { ListedJob } from '../../contract/jobs/listing';
import { FormAnswer, formFields } from '../../contract/forms/schema';
import type { App } from '../http/app-type';
import type { Context } from '../context';
import type { Db } from '../db/engine';
import { newId } from '../db/uuid';
import { addJobApplication, addResume } from './apply-queries';
import { applicationNotice, officeOf } from '../email/templates/office-notice';
import { applicationReceipt } from '../email/templates/receipts';
import { HttpError } from '../http/errors';
import { readResume, resumeMessages, type ResumeFile } from './resume';
import { findOpenJob } from '../jobs/service';
import { queueMail } from '../outbox/queries';
import { withFile } from '../forms/file-body-schema';
import { personLabels, personOf } from '../forms/submitter';
import { publicForm, type Submitted } from '../forms/public-form';
import { countFile, maySendReceipt } from '../forms/quotas/quotas';
import { readFields, type FormAnswers } from '../forms/form-fields';

const day = 24 * 60 * 60_000;

type Answers = FormAnswers<typeof applicationRules>;

/** POST /applications: an application for an open job, with or without a résumé. */
export function applyRoutes(app: App, context: Context): void {
  const { db } = context.database;

  /** 410 when the job is unknown, its last day is over, or the office has closed it. */
  const openJob = async (tx: Db, slug: string): Promise<ListedJob> => {
    const job = await findOpenJob(context, tx, slug);
    if (job !== null) return job;
    throw new HttpError(
      410,
      'closed',
      'This job is no longer open, so we cannot take applications for it. Please look at our other open jobs.',
    );
  };

  publicForm(app, context, {
    path: '/applications',
    summary: 'Apply for a job',
    facts: {
      page: '/career',
      instead: { path: '/career#jobs', words: 'See the jobs that are open now' },
      labels: {
        ...personLabels,
        job: 'Job',
        certified: 'Certificate',
        languages: 'Languages',
        availability: 'When you can work',
        note: 'Note',
        file: 'Résumé',
      },
      body: withFile(
        formFields(applicationRules),
        'Résumé, optional: PDF, DOC or DOCX, at most 5 MB',
      ),
    },
    file: {
      maxBytes: resumeLimits.maxBytes,
      tooLarge: resumeMessages.tooLarge,
      read: readResume,
    },
    read: (texts) => readFields(applicationRules, texts),
    regionOf: ({ job }) => context.jobs.list().find(({ slug }) => slug === job)?.region ?? null,
    refuse: async ({ job }) => void (await openJob(db, job)),
    write: async (tx, submitted) =>
      write(context, tx, await openJob(tx, submitted.answers.job), submitted),
    schema: FormAnswer,
    receipt: () => ({ acknowledged: true as const }),
  });
}

async function write(
  context: Context,
  tx: Db,
  job: ListedJob,
  { id, now, answers, file, address }: Submitted<Answers, ResumeFile>,
): Promise<void> {
  const { config, regions, vault } = context;
  const at = now.toISOString();
  const region = regions[job.region];
  const person = personOf(answers, job.region);
  const { languages, availability, note } = answers;
  await addJobApplication(tx, vault, {
    ...person,
    id,
    at,
    job,
    certified: answers.certified === 'yes',
    details: { languages, availability, note },
  });
  if (file !== null) {
    await countFile(context, tx, { bytes: file.bytes.length, address, now });
    await addResume(tx, vault, {
      id: newId(),
      applicationId: id,
      ...file,
      createdAt: at,
      keepUntil: new Date(now.getTime() + config.resumeRetentionDays * day).toISOString(),
    });
  }
  const notice = { ...person, id, jobTitle: job.title, hasResume: file !== null };
  await queueMail(tx, vault, applicationNotice(officeOf(region, config), notice), {
    key: `application-notice-${id}`,
    at,
  });
  if (
    person.email !== null &&
    (await maySendReceipt(context, tx, { to: person.email, address, now }))
  ) {
    const mail = applicationReceipt({ region, to: person.email, jobTitle: job.title });
    await queueMail(tx, vault, mail, { key: `application-receipt-${id}`, at });
  }
}
