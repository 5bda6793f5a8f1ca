import { faultOf } from '../error-messages';

/** What is known of the mail that proves an address: nothing after the page was loaded anew. */
export type Mail =
  | { is: 'unknown' }
  | { is: 'sending' }
  | { is: 'sent' }
  | { is: 'failed'; error: unknown };

/** Says what has become of the mail, and no more. */
export function MailWords({ mail, email }: { mail: Mail; email: string | null }) {
  const address = <strong>{email}</strong>;
  if (mail.is === 'failed') {
    return (
      <p role="alert" css={wrapStyle}>
        We could not send a link to {address}. {faultOf(mail.error, 'account').words}
      </p>
    );
  }
  if (mail.is === 'sending') return <p css={wrapStyle}>A link is being sent to {address}.</p>;
  return (
    <p css={wrapStyle}>
      {mail.is === 'sent' ? (
        <>We have sent a link to {address}.</>
      ) : (
        <>Your address {address} is not confirmed yet. It is by the link in the mail from us.</>
      )}{' '}
      Open it, on this or any other device, and come back. Look in the spam folder too.
    </p>
  );
}

const wrapStyle = { overflowWrap: 'anywhere' } as const;
