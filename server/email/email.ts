/** A mail as the outbox keeps it: who signs it is the region, the sender's address is the installation's. */
export type Mail = {
  to: string;
  fromName: string;
  replyTo: { name: string; address: string } | null;
  subject: string;
  text: string;
  html: string;
};
