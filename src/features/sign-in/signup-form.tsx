import { Link } from 'gatsby';
import { useForm } from 'react-hook-form';
import { signUp } from '../../lib/auth';
import { clientRoutes, routes } from '../../site/routes';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import { Forward } from './forward';
import { formStyle, linksStyle } from './form-style';
import { PasswordField } from './password-field';
import { ProblemSummary } from './problem-summary';
import { ProviderButtons } from './provider-buttons';
import { rules } from './rules';
import { useFault } from './use-fault';

type Values = { name: string; email: string; password: string };
const ids = { name: 'signup-name', email: 'signup-email', password: 'signup-password' };

/** /signup: name, e-mail and password, or a window of Google or Facebook. `search` is the page's query. */
export function SignupForm({ search }: { search: string }) {
  return (
    <Forward search={search} afterSignUp>
      <Signup search={search} />
    </Forward>
  );
}

function Signup({ search }: { search: string }) {
  const { register, handleSubmit, formState } = useForm<Values>({ shouldFocusError: false });
  const { errors, submitCount, isSubmitting } = formState;
  const fault = useFault(ids, errors);

  const submit = handleSubmit(async ({ name, email, password }) => {
    try {
      await signUp(name.trim(), email, password);
    } catch (error) {
      fault.show(error);
    }
  });

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
          id={ids.name}
          label="Name"
          autoComplete="name"
          error={fault.messageOf('name')}
          {...register('name', rules.name)}
        />
        <TextField
          id={ids.email}
          label="E-mail"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={fault.messageOf('email')}
          {...register('email', rules.email)}
        />
        <PasswordField
          id={ids.password}
          hint="At least 6 characters"
          autoComplete="new-password"
          error={fault.messageOf('password')}
          {...register('password', rules.newPassword)}
        />
        <Button type="submit" busy={isSubmitting}>
          Make my account
        </Button>
      </form>
      <ProviderButtons onStart={fault.clear} onFault={fault.showOfProvider} />
      <p css={linksStyle}>
        <Link to={`${clientRoutes.login}${search}`}>Sign in instead</Link>
        <Link to={routes.privacyPolicy}>Privacy policy</Link>
      </p>
    </>
  );
}
