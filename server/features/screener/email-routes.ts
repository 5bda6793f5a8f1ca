import { isOffered, translateProgram, type Program } from '../../../contract/programs/program';
import { screenerEndpoints } from '../../../contract/screener/endpoints';
import { resultEmailRules } from '../../../contract/screener/form';
import { screenerCatalogs } from '../../../contract/screener/spanish';
import { toSiteLanguage } from '../../../contract/shared/languages';
import { getRegionPath, toRegion } from '../../../contract/shared/regions';
import { extraRoutes } from '../../../contract/shared/routes';
import { toLanguagePath, type SiteLanguage } from '../../../contract/shared/text/site-languages';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { HttpError } from '../../core/http/errors';
import type { OutboundEmail } from '../../services/email/email';
import { buildNotice } from '../../services/email/templates/region-email';
import { acknowledgment, createPublicForm } from '../../services/forms/public-form';
import { queueJob } from '../../services/outbox/queries';
import { claimReceiptQuota } from '../../services/quotas/quotas';
import type { Region } from '../../services/site/region-records';
import { personTexts } from '../../services/texts/texts';
import type { Context } from '../context';

/** POST /find-care/email: the programs of a result, for the visitor. The answers don't reach this server. */
export function resultEmailRoutes(app: App, context: Context): void {
  const { encryption, config, regions, programs } = context;
  const { handler, options } = createPublicForm(context, {
    page: extraRoutes.findCare,
    labels: { email: 'Email', region: 'State', programs: 'Programs' },
    getRules: () => resultEmailRules,
    write: async (tx, { id, now, answers, address, possibleSpam, ...sent }) => {
      if (possibleSpam) return;
      const { email: to } = answers;
      if (!(await claimReceiptQuota(context, tx, { to, address, now }))) throw tooManyEmails();
      const language = toSiteLanguage(sent.language);
      const region = toRegion(answers.region);
      const path = toLanguagePath(getRegionPath(region, extraRoutes.findCare), language);
      const ids = [...new Set(answers.programs.split(' '))];
      const payload = buildResultEmail({
        region: regions[region],
        to,
        // In the order of the result. Why each is there would tell the answers.
        programs: ids
          .flatMap((id) => programs.filter((one) => one.id === id && isOffered(one, region)))
          .map((one) => translateProgram(one, language)),
        language,
        url: `${config.siteUrl}${path}`,
      });
      const job = { type: 'screener-result', subject: id, payload };
      await queueJob(tx, encryption, job, now.toISOString());
    },
    response: {
      ...acknowledgment,
      toPage: (_result, { language, translate }) => ({
        title: translate('Check your email'),
        body: `<p>${screenerCatalogs[language].texts.result.emailSent}</p>`,
      }),
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
  language: SiteLanguage;
  url: string;
}): OutboundEmail {
  const { region, to, programs, language, url } = result;
  const texts = personTexts[language].screenerResult;
  const labels = screenerCatalogs[language].texts.result;
  return buildNotice({
    region,
    to,
    language,
    subject: texts.subject,
    lead: texts.lead(region.phone),
    details: programs.flatMap(({ name, nextStep, whoDecides, howLong, papers }) => [
      [name, nextStep] as const,
      [labels.whoDecides, whoDecides] as const,
      [labels.howLong, howLong] as const,
      [labels.papers, papers.join('; ')] as const,
    ]),
    link: { label: texts.again, url },
  });
}
