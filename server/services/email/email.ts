export type OutboundEmail = {
  to: string;
  fromName: string;
  replyTo: { name: string; address: string } | null;
  subject: string;
  text: string;
  html: string;
  /** Sent by the server itself, so that no program answers it (RFC 3834). Missing in what a person wrote. */
  isAutomatic?: true;
};
