import type { Region } from '../regions';
import { page, paragraphs, signature } from './layout';
import type { Mail } from './mail';

/** The office's answer to a visitor, in the region's name; answers to it reach the region's mailbox. */
export function replyMail(reply: { region: Region; to: string; text: string }): Mail {
  const { region, to } = reply;
  const text = reply.text.trim();
  return {
    to,
    fromName: region.company,
    replyTo: { name: region.company, address: region.email },
    subject: `Your message to ${region.company}`,
    text: [text, '', '--', ...signature(region)].join('\n'),
    html: page(region, paragraphs(text)),
  };
}
