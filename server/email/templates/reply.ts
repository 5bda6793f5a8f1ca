import type { Region } from '../../site/region-records';
import { page, paragraphs, signature } from './layout';
import type { Mail } from '../email';

/** What the subject of each answer begins with; the company follows. */
export const replySubject = 'Your message to';

/**
 * The office's answer to a visitor, in the region's name.
 * @param reply `replyTo` is where an answer to it comes in; left out, it reaches the region's mailbox
 */
export function replyMail(reply: {
  region: Region;
  to: string;
  text: string;
  replyTo?: string | undefined;
}): Mail {
  const { region, to, replyTo = region.email } = reply;
  const text = reply.text.trim();
  return {
    to,
    fromName: region.company,
    replyTo: { name: region.company, address: replyTo },
    subject: `${replySubject} ${region.company}`,
    text: [text, '', '--', ...signature(region)].join('\n'),
    html: page(region, paragraphs(text)),
  };
}
