/** An e-mail as the outbox stores it. The channel adds the sender's address. */
export type OutboundEmail = {
  to: string;
  fromName: string;
  replyTo: { name: string; address: string } | null;
  subject: string;
  text: string;
  html: string;
};
