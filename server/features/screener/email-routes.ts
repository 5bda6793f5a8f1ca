import type { Program } from '../../../contract/programs/facts';
import { screenerEndpoints } from '../../../contract/screener/endpoints';
import { resultEmailRules } from '../../../contract/screener/form';
import { screenerTexts } from '../../../contract/screener/texts.en';
import { getRegionPath, toRegion } from '../../../contract/shared/regions';
import { extraRoutes } from '../../../contract/shared/routes';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { HttpError } from '../../core/http/errors';
import type { OutboundEmail } from '../../services/email/email';
import { buildNotice } from '../../services/email/templates/region-email';
import { acknowledgment, createPublicForm } from '../../services/forms/public-form';
import { queueJob } from '../../services/outbox/queries';
import { claimReceiptQuota } from '../../services/quotas/quotas';
import type { Region } from '../../services/site/region-records';
import type { Context } from '../context';

const { emailSent } = screenerTexts.result;

/** POST /find-care/email: the programs of a result, for the visitor. The answers don't reach this server. */
export function resultEmailRoutes(app: App, context: Context): void {
  const { encryption, config, regions, programs } = context;
  const { handler, options } = createPublicForm(context, {
    page: extraRoutes.findCare,
    labels: { email: 'Email', region: 'State', programs: 'Programs' },
    getRules: () => resultEmailRules,
    write: async (tx, { id, now, answers, address, possibleSpam }) => {
      if (possibleSpam) return;
      const { email: to } = answers;
      if (!(await claimReceiptQuota(context, tx, { to, address, now }))) throw tooManyEmails();
      const region = toRegion(answers.region);
      const ids = answers.programs.split(' ');
      const payload = buildResultEmail({
        region: regions[region],
        to,
        programs: programs.filter((one) => one.regions.includes(region) && ids.includes(one.id)),
        url: `${config.siteUrl}${getRegionPath(region, extraRoutes.findCare)}`,
      });
      const job = { type: 'screener-result', subject: id, payload };
      await queueJob(tx, encryption, job, now.toISOString());
    },
    receipt: {
      ...acknowledgment,
      toPage: () => ({ title: 'Check your email', body: `<p>${emailSent}</p>` }),
    },
  });
  createHandle(app, context, screenerEndpoints)('POST /find-care/email', handler, options);
}

const tooManyEmails = () =>
  new HttpError(429, 'too_many_emails', 'We can’t send more emails now. Please print the page.');

/** Sent to an unverified address, so it repeats nothing that was typed or chosen but the programs. */
function buildResultEmail(result: {
  region: Region;
  to: string;
  programs: readonly Program[];
  url: string;
}): OutboundEmail {
  const { region, to, programs, url } = result;
  return buildNotice({
    region,
    to,
    subject: 'What may pay for care at home',
    lead:
      `These programs may pay for care at home. This is an estimate: the office named with each program decides. ` +
      `Questions? Call ${region.phone}. If you didn’t ask for this email, you can ignore it.`,
    details: programs.flatMap(({ name, nextStep, whoDecides, howLong, papers }) => [
      [name, nextStep] as const,
      ['Who decides', whoDecides] as const,
      ['How long it takes', howLong] as const,
      ['Papers to bring', papers.join('; ')] as const,
    ]),
    link: { label: 'Answer the questions again', url },
  });
}
