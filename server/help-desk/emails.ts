import { answerFile, type Decision } from '../../contract/help-desk/constants';
import type { Region } from '../site/region-records';
import type { Mail } from '../email/email';
import { noticeMail } from '../email/templates/notice';
import { replyMail } from '../email/templates/reply';

/** Mails to a caregiver about a request. As its receipt they say nothing that the form said, and nothing of health or pay. */
type RequestMail = { region: Region; to: string; reference: string };

const decided: Readonly<Record<Decision | 'undecided', string>> = {
  approved: 'Your office has approved your request for time off.',
  declined: 'Your office could not approve your request for time off.',
  undecided:
    'Your office looks at your request for time off again: what was decided before no longer holds.',
};

/** Tells what has been decided, or that it no longer holds, and why where the office says it; the link is null once it is over. */
export function decisionMail({
  region,
  to,
  reference,
  decision,
  note,
  statusUrl,
}: RequestMail & {
  decision: Decision | null;
  note?: string | undefined;
  statusUrl: string | null;
}): Mail {
  const mail = noticeMail({
    region,
    to,
    subject: `Your request ${reference}`,
    lead: `${decided[decision ?? 'undecided']} If you have a question, call ${region.phone}.`,
    note,
    facts: [['Reference', reference]],
    link: statusUrl === null ? null : { words: 'See your request', url: statusUrl },
  });
  return { ...mail, replyTo: { name: region.company, address: region.email } };
}

/** The office's answer to a request, in the region's name. */
export function requestReplyMail({
  region,
  to,
  reference,
  text,
}: RequestMail & { text: string }): Mail {
  return { ...replyMail({ region, to, text }), subject: `Your request ${reference}` };
}

/** Tells that the office has attached a file, and how to fetch it. */
export function requestFileMail({
  region,
  to,
  reference,
  statusUrl,
}: RequestMail & { statusUrl: string }): Mail {
  const mail = noticeMail({
    region,
    to,
    subject: `Your request ${reference}`,
    lead:
      'Your office has added a file to your request. The link below opens it; it works for ' +
      `${String(answerFile.days)} days, without signing in. Please do not pass this mail on.`,
    facts: [['Reference', reference]],
    link: { words: 'Open the file', url: statusUrl },
  });
  return { ...mail, replyTo: { name: region.company, address: region.email } };
}
