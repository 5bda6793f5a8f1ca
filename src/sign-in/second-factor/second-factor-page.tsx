import { useEffect, useState } from 'react';
import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { sessionLimits } from '../../../contract/sign-in/constants';
import type { SecondFactorResponse } from '../../../contract/sign-in/schema';
import { signOut } from '../../browser/auth/auth';
import { getSafeRedirect } from '../../browser/auth/safe-redirect';
import { callSignedIn } from '../../browser/auth/signed-in-calls';
import { goTo } from '../../browser/go-to';
import { useForgetAdminCheck } from '../../browser/hooks/use-admin-check';
import { authRoutes, clientRoutes } from '../../shared/routes';
import { Button } from '../../ui/buttons/button';
import { CheckboxField } from '../../ui/fields/checkbox-field';
import { TextField } from '../../ui/fields/field';
import { AuthForm, rules, useAuthForm } from '../forms/auth-form';
import { AccountError, RequireAccount } from '../require-account';
import { authTitles, FormPlaceholder, linksStyle, SignInPage } from '../sign-in-page';
import { useAction } from '../use-action';
import { AddFactor, RecoveryCodes } from './add-factor';
import { useSecondFactor } from './use-second-factor';

const title = authTitles[authRoutes.secondFactor];

/** /auth/second-step: what sign-in still needs before the dashboard opens. */
export function SecondFactorPage({ search }: { search: string }) {
  const next = getSafeRedirect(new URLSearchParams(search).get('next')) ?? clientRoutes.dashboard;
  return (
    <RequireAccount title={title}>
      {({ email }) => <Step next={next} email={email} />}
    </RequireAccount>
  );
}

function Step({ next, email }: { next: string; email: string | null }) {
  const { data, error, mutate } = useSecondFactor();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  const isDone = data?.step === null && recoveryCodes.length === 0;
  const forgetAdminCheck = useForgetAdminCheck(email);
  useEffect(() => {
    if (isDone) void forgetAdminCheck().then(() => goTo(next, { replace: true }));
  }, [isDone, next, forgetAdminCheck]);
  const refresh = () => void mutate();

  if (data === undefined && error !== undefined) {
    return <AccountError title={title} error={error} onRetry={refresh} />;
  }
  if (data === undefined || isDone) {
    return (
      <SignInPage title={title}>
        <FormPlaceholder label="Loading" />
      </SignInPage>
    );
  }
  if (data.step === 'verify') return <VerifyPage factors={data.factors} onDone={refresh} />;
  return (
    <SignInPage title={title} lead="Your role needs a second step to sign in. Add one to continue.">
      {recoveryCodes.length > 0 ? (
        <RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes([])} />
      ) : (
        <AddFactor
          onAdded={(codes) => {
            setRecoveryCodes(codes);
            refresh();
          }}
        />
      )}
      <SignOutLink />
    </SignInPage>
  );
}

type Values = { code: string; remember: boolean };
type VerifyPageProps = { factors: SecondFactorResponse['factors']; onDone: () => void };

function VerifyPage({ factors, onDone }: VerifyPageProps) {
  const [remember, setRemember] = useState(false);
  const has = (kind: 'app' | 'passkey') => factors.some((factor) => factor.kind === kind);
  const { field, formProps, showError, clearError } = useAuthForm<Values>({
    ids: { code: 'second-step-code' },
    onSubmit: async ({ code }) => {
      await callSignedIn('POST /second-factor/verify', { body: { code, remember } });
      onDone();
    },
  });
  const { pending, run } = useAction<'passkey'>((error) => showError(error, 'account'));
  const verifyPasskey = async () => {
    const { options } = await callSignedIn('POST /second-factor/challenge');
    const passkey = await startAuthentication({ optionsJSON: options });
    await callSignedIn('POST /second-factor/verify', { body: { passkey, remember } });
    onDone();
  };

  return (
    <SignInPage title={title} lead="Confirm that it’s you." hasFocus>
      {has('passkey') && browserSupportsWebAuthn() && (
        <Button
          isPending={pending === 'passkey'}
          onClick={() => {
            clearError();
            void run('passkey', verifyPasskey);
          }}
        >
          Use passkey
        </Button>
      )}
      <AuthForm {...formProps} submitLabel="Continue">
        <TextField
          label="Code"
          hint={
            has('app')
              ? 'The 6 digits in your authenticator app, or a recovery code'
              : 'One of your recovery codes, if you can’t use your passkey'
          }
          autoComplete="one-time-code"
          {...field('code', rules.code)}
        />
        <CheckboxField
          id="second-step-remember"
          label={`Don’t ask again on this device for ${sessionLimits.rememberedDays} days`}
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
      </AuthForm>
      <SignOutLink />
    </SignInPage>
  );
}

function SignOutLink() {
  const { pending, run } = useAction(() => undefined);
  return (
    <p css={linksStyle}>
      <Button
        tone="quiet"
        isPending={pending !== null}
        onClick={() => void run('signOut', signOut).then(() => goTo(clientRoutes.login))}
      >
        Sign Out
      </Button>
    </p>
  );
}
