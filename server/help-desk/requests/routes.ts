import { helpDeskRules } from '../../../contract/help-desk/form';
import {
  inMail,
  notInMail,
  statusLinkDays,
  helpDeskTypes,
  type HelpDeskType,
} from '../../../contract/help-desk/constants';
import { helpDeskScreens } from '../../../contract/help-desk/screens';
import { formFields, HelpDeskReceipt } from '../../../contract/forms/schema';
import { toRegion } from '../../../contract/shared/regions';
import { recordAddress } from '../../../contract/shared/record-url';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { findReference } from '../queries';
import { hasJob } from '../../outbox/queries';
import { helpDeskNotice, officeOf } from '../../email/templates/office-notice';
import { helpDeskReceipt } from '../../email/templates/receipts';
import { escapeHtml } from '../../../contract/shared/text/escape-html';
import { notFound } from '../../http/errors';
import { fileHelpDeskRequest, statusLink, tokenOf } from './create-request';
import { helpDeskKinds, helpDeskWords } from './request-labels';
import { queueMail } from '../../outbox/queue-email';
import { personLabels, personOf } from '../../forms/submitter';
import { publicForm } from '../../forms/public-form';
import { maySendReceipt } from '../../forms/quotas/quotas';
import { readFields } from '../../forms/form-fields';

function toType(text: string): HelpDeskType {
  return helpDeskTypes.find((type) => type === text) ?? helpDeskTypes[0];
}

function recordPath(type: HelpDeskType, id: string): string {
  return recordAddress({ kind: 'request', screen: helpDeskScreens[type], id });
}

/** The key of the mail that tells a caregiver the link to a request. */
function receiptKey(id: string): string {
  return `help-desk-receipt-${id}`;
}

/** POST /helpDesk: what a caregiver asks the office for. Answers with a reference and what opens the status page. */
export function helpDeskRequestRoutes(app: App, context: Context): void {
  const { config, database, regions, vault } = context;
  publicForm(app, context, {
    path: '/helpDesk',
    summary: 'Ask the office for something, as a caregiver',
    facts: {
      page: '/help-desk',
      labels: {
        type: 'What you need',
        ...personLabels,
        region: 'Office',
        ...helpDeskWords.labels,
      },
      body: formFields(helpDeskRules(context.now())),
    },
    file: null,
    read: (texts) => readFields(helpDeskRules(context.now()), texts),
    write: async (tx, { id, now, answers, address }) => {
      const at = now.toISOString();
      const type = toType(answers.type);
      const person = personOf(answers, toRegion(answers.region));
      const region = regions[person.region];
      const reference = await fileHelpDeskRequest(tx, vault, { id, type, person, answers, now });
      const notice = helpDeskNotice(officeOf(region, config), {
        ...person,
        kind: helpDeskKinds[type],
        reference,
        path: recordPath(type, id),
      });
      await queueMail(tx, vault, notice, { key: `help-desk-notice-${id}`, at });
      if (person.email === null) return;
      if (!(await maySendReceipt(context, tx, { to: person.email, address, now }))) return;
      const statusUrl = `${config.siteUrl}${statusLink(tokenOf(vault, id))}`;
      const receipt = helpDeskReceipt({ region, to: person.email, reference, statusUrl });
      await queueMail(tx, vault, receipt, { key: receiptKey(id), at });
    },
    schema: HelpDeskReceipt,
    receipt: async (id) => {
      const reference = await findReference(database.db, id);
      if (reference === null) throw notFound();
      return {
        acknowledged: true as const,
        reference,
        token: tokenOf(vault, id),
        mailed: await hasJob(database.db, receiptKey(id)),
      };
    },
    receiptPage: ({ reference, token, mailed }, site) => ({
      title: 'We have received your request',
      body: [
        `<p>Your reference:<br><strong>${escapeHtml(reference)}</strong></p>`,
        '<p>Please note it down. When you call the office, say it.</p>',
        `<p><a href="${escapeHtml(`${site}${statusLink(token)}`)}">See what has become of it</a></p>`,
        `<p>This link works for ${statusLinkDays} days. Whoever has it can see the state of your request, so keep it to yourself.</p>`,
        '<p>The page behind it needs JavaScript, which this browser has switched off: open it in another one, or call your office.</p>',
        `<p>${mailed ? inMail : notInMail}</p>`,
      ].join('\n'),
    }),
  });
}
