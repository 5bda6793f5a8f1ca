import type { OutboundEmail } from '../../server/services/email/email';
import { escapeHtml } from '../../contract/shared/text/escape-html';
import { createEmailFileChannel } from '../../server/services/email/channels/email-file';

export type EmailedLink = { email: string; requestType: string; oobCode: string; oobLink: string };

const subjects: Readonly<Record<string, string>> = {
  PASSWORD_RESET: 'Choose a new password',
  VERIFY_EMAIL: 'Confirm your email address',
  VERIFY_AND_CHANGE_EMAIL: 'Confirm your new email address',
  RECOVER_EMAIL: 'Your email address has been changed',
};

/** The email that a Firebase project would send, with a link to the site's own page. */
function createEmail({ email, requestType, oobLink }: EmailedLink, site: string): OutboundEmail {
  const link = `${site}/auth/action${new URL(oobLink).search}`;
  const subject = subjects[requestType] ?? 'Your account';
  return {
    isAutomatic: true,
    to: email,
    fromName: 'Sign-in',
    replyTo: null,
    subject,
    text: `Open this link in your browser:\n\n${link}\n`,
    html: `<p>Open this link in your browser:</p><p><a href="${escapeHtml(link)}">${escapeHtml(subject)}</a></p>`,
  };
}

/** Returns a function that writes emails for new links to the demo's outbox folder. */
export function createEmailWriter(
  folder: string,
  site: string,
  links: () => Iterable<EmailedLink>,
) {
  const write = createEmailFileChannel(folder, 'no-reply@larkspan.example');
  const written = new Set<string>();
  return async (): Promise<void> => {
    for (const link of links()) {
      if (written.has(link.oobCode)) continue;
      written.add(link.oobCode);
      // The code grants access to the account, so it isn't part of the file name.
      await write(
        createEmail(link, site),
        `sign-in-${String(written.size)}`,
        new Date().toISOString(),
      );
    }
  };
}
