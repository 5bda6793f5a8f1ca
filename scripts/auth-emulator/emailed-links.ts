import type { Mail } from '../../server/email/email';
import { escapeHtml } from '../../contract/shared/text/escape-html';
import { mailFiles } from '../../server/outbox/channels/file-channels';

/** A link that the identity provider would mail, as the emulator keeps it. */
export type MailedLink = { email: string; requestType: string; oobCode: string; oobLink: string };

const subjects: Readonly<Record<string, string>> = {
  PASSWORD_RESET: 'Choose a new password',
  VERIFY_EMAIL: 'Confirm your e-mail address',
  VERIFY_AND_CHANGE_EMAIL: 'Confirm your new e-mail address',
  RECOVER_EMAIL: 'Your e-mail address has been changed',
};

/** The mail that a real project sends, with the site's own page behind the link, as a project's settings name it. */
export function mailOf({ email, requestType, oobLink }: MailedLink, site: string): Mail {
  const link = `${site}/auth/action${new URL(oobLink).search}`;
  const subject = subjects[requestType] ?? 'Your account';
  return {
    to: email,
    fromName: 'Sign-in',
    replyTo: null,
    subject,
    text: `Open this link in your browser:\n\n${link}\n`,
    html: `<p>Open this link in your browser:</p><p><a href="${escapeHtml(link)}">${escapeHtml(subject)}</a></p>`,
  };
}

/** Writes every new mail into the folder where the demo's other mails are; returns how to look for new ones. */
export function mailWriter(folder: string, site: string, links: () => Iterable<MailedLink>) {
  const write = mailFiles(folder, 'no-reply@larkspan.example');
  const written = new Set<string>();
  return async (): Promise<void> => {
    for (const link of links()) {
      if (written.has(link.oobCode)) continue;
      written.add(link.oobCode);
      // The code opens the account: it is no part of a file's name.
      await write(mailOf(link, site), `sign-in-${String(written.size)}`, new Date().toISOString());
    }
  };
}
