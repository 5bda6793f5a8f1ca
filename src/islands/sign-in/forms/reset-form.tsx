import { useEffect, useRef, useState } from 'react';
import { Link } from 'gatsby';
import { sendReset } from '../../../lib/auth/auth';
import { clientRoutes } from '../../../site/routes';
import { Button } from '../../../ui/buttons/button';
import { TextField } from '../../../ui/fields/text-field';
import { AccountForm } from './account-form';
import { formStyle, linksStyle } from '../form.styles';
import { mayTell } from './reset-errors';
import { rules } from './field-rules';
import { useAccountForm } from './use-account-form';

type Values = { email: string };
const ids = { email: 'reset-email' };

/** /auth/reset: asks for the mail that sets a new password. What it says is the same whether or not there is an account. */
export function ResetForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);

  const { field, frame } = useAccountForm<Values>({
    ids,
    send: async ({ email }) => {
      await sendReset(email).catch((error: unknown) => {
        if (mayTell(error)) throw error;
      });
      setSentTo(email);
    },
  });

  if (sentTo !== null) return <Sent to={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <>
      <AccountForm {...frame} action="Send the link">
        <TextField
          label="E-mail"
          hint="We send you a link with which you choose a new password."
          type="email"
          autoComplete="username"
          inputMode="email"
          {...field('email', rules.email)}
        />
      </AccountForm>
      <p css={linksStyle}>
        <Link to={clientRoutes.login}>Back to sign-in</Link>
      </p>
    </>
  );
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div css={formStyle}>
      <p
        ref={words}
        tabIndex={-1}
        css={{ overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
      >
        If there is an account for <strong>{to}</strong>, a link to set a new password is on its
        way. It may take a few minutes; look in the spam folder too.
      </p>
      <Button tone="outline" onClick={onAgain}>
        Use another address
      </Button>
      <p css={linksStyle}>
        <Link to={clientRoutes.login}>Back to sign-in</Link>
      </p>
    </div>
  );
}
