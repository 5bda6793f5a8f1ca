import { useEffect, useRef, useState } from 'react';
import { Link } from 'gatsby';
import { useForm } from 'react-hook-form';
import { sendReset } from '../../lib/auth';
import { clientRoutes } from '../../site/routes';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { formStyle, linksStyle } from './form-style';
import { ProblemSummary } from './problem-summary';
import { mayTell } from './reset-answer';
import { rules } from './rules';
import { useFault } from './use-fault';

type Values = { email: string };
const ids = { email: 'reset-email' };

/** /auth/reset: asks for the mail that sets a new password. What it says is the same whether or not there is an account. */
export function ResetForm() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<Values>({ shouldFocusError: false });
  const { errors, submitCount, isSubmitting } = formState;
  const fault = useFault(ids, errors);

  const submit = handleSubmit(async ({ email }) => {
    try {
      await sendReset(email);
      setSentTo(email);
    } catch (error) {
      if (mayTell(error)) fault.show(error);
      else setSentTo(email);
    }
  });

  if (sentTo !== null) return <Sent to={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <>
      <form
        method="post"
        noValidate
        css={formStyle}
        onSubmit={(event) => {
          fault.clear();
          void submit(event);
        }}
      >
        <ProblemSummary problems={fault.problems} submits={submitCount} />
        <TextField
          id={ids.email}
          label="E-mail"
          hint="We send you a link with which you choose a new password."
          type="email"
          autoComplete="username"
          inputMode="email"
          error={fault.messageOf('email')}
          {...register('email', rules.email)}
        />
        <Button type="submit" busy={isSubmitting}>
          Send the link
        </Button>
      </form>
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
