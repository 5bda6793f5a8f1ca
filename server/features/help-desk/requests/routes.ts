import { helpDeskEndpoints } from '../../../../contract/help-desk/endpoints';
import { getHelpDeskRules, requestLabels } from '../../../../contract/help-desk/form';
import {
  emailedMessage,
  notEmailedMessage,
  requestTypes,
  statusLinkDays,
  type HelpDeskType,
} from '../../../../contract/help-desk/constants';
import { helpDeskScreens } from '../../../../contract/help-desk/screens';
import { toSiteLanguage } from '../../../../contract/shared/languages';
import type { RegionId } from '../../../../contract/shared/regions';
import { getRecordUrl } from '../../../../contract/shared/record-url';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import type { Context } from '../../context';
import { hasJob, queueJob } from '../../../services/outbox/queries';
import { receiptJobKey } from '../../../services/email/message-ids';
import { notifyMessage } from '../../../services/notifications/notify';
import { toOffice } from '../../../services/email/templates/office-notice';
import { buildHelpDeskNotice, buildHelpDeskReceipt } from '../emails';
import { escapeHtml } from '../../../../contract/shared/text/escape-html';
import { notFound } from '../../../core/http/errors';
import { recordFormConsent } from '../../../services/sms/consent-queries';
import { deriveStatusToken, getStatusPath } from '../links';
import { createHelpDeskRequest, findReference } from './queries';
import { submitterLabels, toSubmitter } from '../../../services/forms/submitter';
import { createPublicForm } from '../../../services/forms/public-form';
import { claimReceiptQuota } from '../../../services/quotas/quotas';

export function helpDeskRequestRoutes(app: App, context: Context): void {
  const { config, database, regions, encryption } = context;
  const { handler, options } = createPublicForm(context, {
    page: '/help-desk',
    labels: {
      type: 'What you need',
      ...submitterLabels,
      region: 'Office',
      ...requestLabels,
      consent: 'Text messages',
    },
    getRules: () => getHelpDeskRules(context.now()),
    write: async (tx, { id, now, answers, address, possibleSpam, language }) => {
      const at = now.toISOString();
      // The rules allow only these.
      const { type, region: regionId } = answers as { type: HelpDeskType; region: RegionId };
      const person = toSubmitter(answers, regionId);
      const region = regions[regionId];
      const reference = await createHelpDeskRequest(tx, encryption, {
        id,
        type,
        person,
        answers,
        now,
        possibleSpam,
        language,
      });
      if (answers.consent === 'true') {
        const { contact } = person;
        await recordFormConsent(tx, encryption, {
          ...{ contact, at, form: 'help-desk', originId: id, language },
        });
      }
      const payload = buildHelpDeskNotice(toOffice(region, config, { possibleSpam, language }), {
        ...person,
        type: requestTypes[type].officeLabel,
        reference,
        path: getRecordUrl({ kind: 'request', screen: helpDeskScreens[type], id }),
      });
      await queueJob(tx, encryption, { type: 'help-desk-notice', subject: id, payload }, at);
      if (!possibleSpam) {
        const screen = helpDeskScreens[type];
        const record = { kind: 'request', id, screen, region: regionId } as const;
        await notifyMessage(tx, record, { assignee: null, at });
      }
      const { email: to } = person;
      if (to === null || possibleSpam) return;
      if (!(await claimReceiptQuota(context, tx, { to, address, now }))) return;
      const statusPath = getStatusPath(deriveStatusToken(encryption, id), toSiteLanguage(language));
      const statusUrl = `${config.siteUrl}${statusPath}`;
      const receipt = buildHelpDeskReceipt({ region, language, to, reference, statusUrl });
      const job = { type: 'help-desk-receipt', subject: id, payload: receipt };
      await queueJob(tx, encryption, { ...job, idempotencyKey: receiptJobKey(id) }, at);
    },
    response: {
      read: async (id) => {
        const reference = await findReference(database.db, id);
        if (reference === null) throw notFound();
        return {
          acknowledged: true as const,
          reference,
          token: deriveStatusToken(encryption, id),
          isEmailed: await hasJob(database.db, receiptJobKey(id)),
        };
      },
      toPage: ({ reference, token, isEmailed }, { site, language, translate }) => ({
        title: translate('We received your request'),
        body: [
          `<p>${translate('Your reference:')}<br><strong>${escapeHtml(reference)}</strong></p>`,
          `<p>${translate('Write it down, and have it ready when you call the office.')}</p>`,
          `<p><a href="${escapeHtml(`${site}${getStatusPath(token, language)}`)}">${translate('Check status')}</a></p>`,
          `<p>${translate(`This link works for ${statusLinkDays} days. Anyone who has it can see the status of your request, so keep it private.`)}</p>`,
          `<p>${translate('The status page needs JavaScript, which is turned off in this browser. Open the link in another browser, or call your office.')}</p>`,
          `<p>${translate(isEmailed ? emailedMessage : notEmailedMessage)}</p>`,
        ].join('\n'),
      }),
    },
  });
  createHandle(app, context, helpDeskEndpoints)('POST /helpDesk', handler, options);
}
