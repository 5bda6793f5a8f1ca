import { useEffect, useRef, useState } from 'react';
import { Link } from 'gatsby';
import { loadSdk } from '../../browser/auth/auth';
import { clientRoutes } from '../../shared/routes';
import { Button } from '../../ui/buttons/button';
import { TextField } from '../../ui/fields/field';
import { isSafeResetError } from '../error-messages';
import { formStyle, linksStyle } from '../sign-in-page';
import { AuthForm, rules, useAuthForm } from './auth-form';

const ids = { email: 'reset-email' };

/** /auth/reset: its text is the same with and without an account. */
export function ResetForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, formProps } = useAuthForm<{ email: string }>({
    ids,
    onSubmit: async ({ email }) => {
      try {
        await (await loadSdk()).sendResetEmail(email);
      } catch (error) {
        if (isSafeResetError(error)) throw error;
      }
      setSentTo(email);
    },
  });

  return (
    <>
      {sentTo === null ? (
        <AuthForm {...formProps} submitLabel="Send link">
          <TextField
            label="Email"
            hint="We’ll send you a link to choose a new password."
            type="email"
            autoComplete="username"
            inputMode="email"
            {...field('email', rules.email)}
          />
        </AuthForm>
      ) : (
        <Sent email={sentTo} onRestart={() => setSentTo(null)} />
      )}
      <p css={linksStyle}>
        <Link to={clientRoutes.login}>Back to sign-in</Link>
      </p>
    </>
  );
}

function Sent({ email, onRestart }: { email: string; onRestart: () => void }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div css={formStyle}>
      <p
        ref={message}
        tabIndex={-1}
        css={{ overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
      >
        If there is an account for <strong>{email}</strong>, we’ve sent it a link to choose a new
        password. It can take a few minutes to arrive. Check your spam folder too.
      </p>
      <Button tone="outline" onClick={onRestart}>
        Change email
      </Button>
    </div>
  );
}
