import type { Deliver } from '../outbox/job-type';

export type OutboundEmail = {
  to: string;
  fromName: string;
  replyTo: { name: string; address: string } | null;
  subject: string;
  text: string;
  html: string;
  /** The Message-ID that this answers, and those before it in the conversation (RFC 5322, section 3.6.4). */
  inReplyTo?: string;
  references?: readonly string[];
  attachments?: readonly { name: string; type: string; content: Buffer | string }[];
  /** Sent by the server itself, so that no program answers it (RFC 3834). Missing in what a person wrote. */
  isAutomatic?: true;
};

export type EmailChannel = Deliver<OutboundEmail>;

/** The second header is for Exchange, which also answers automatic emails. */
export const automaticHeaders = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
};
