import { formatPhone } from '../../contract/phone';
import type { Region } from '../regions';
import { page } from './layout';
import { escapeHtml, type Mail } from './mail';

export type OfficeNotice = {
  region: Region;
  siteUrl: string;
  /** Instead of the region's own address. */
  to: string | null;
  threadId: string;
  submission: { firstName: string; lastName: string; contact: string; time: string };
  hasCard: boolean;
};

/**
 * Tells the region's office of an eligibility check. It carries no date of birth, no Medicaid number and no card: those stay
 * behind sign-in, where the link leads. The subject names nobody, for it shows on locked screens.
 */
export function officeNotice(notice: OfficeNotice): Mail {
  const { region, submission, threadId, hasCard } = notice;
  const link = `${notice.siteUrl}/dashboard/all-form-submission-message?thread=${threadId}`;
  const facts: [string, string][] = [
    ['Name', `${submission.firstName} ${submission.lastName}`],
    ['Phone', formatPhone(submission.contact)],
    ['Preferred call time', submission.time],
    ['Benefit card', hasCard ? 'given: open the thread to see it' : 'none'],
  ];
  const rows = facts
    .map(([name, value]) => `<tr><td>${name}&nbsp;&nbsp;</td><td>${escapeHtml(value)}</td></tr>`)
    .join('');
  return {
    to: notice.to ?? region.email,
    fromName: region.company,
    replyTo: null,
    subject: `New eligibility check (${region.place})`,
    text: [
      'Someone has asked whether they are eligible for home care.',
      '',
      ...facts.map(([name, value]) => `${name}: ${value}`),
      '',
      `Open it and answer: ${link}`,
    ].join('\n'),
    html: page(
      region,
      `<p>Someone has asked whether they are eligible for home care.</p><table>${rows}</table>` +
        `<p><a href="${escapeHtml(link)}" style="color:#0b5c59">Open it and answer</a></p>`,
    ),
  };
}
