import { useEffect, useRef, useState } from 'react';
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser';
import type { FactorSetupResponse, NewFactor } from '../../../contract/sign-in/schema';
import { callSignedIn } from '../../browser/auth/signed-in-calls';
import { saveFile } from '../../browser/files/save-file';
import { Button } from '../../ui/buttons/button';
import { buttonRowStyle } from '../../ui/buttons/button-row.styles';
import { TextField } from '../../ui/fields/field';
import { toAuthError } from '../error-messages';
import { AuthForm, rules, useAuthForm } from '../forms/auth-form';
import { formStyle } from '../sign-in-page';
import { useAction } from '../use-action';

type AddFactorProps = { onAdded: (recoveryCodes: readonly string[]) => void };

/** Adds a passkey, or an authenticator app by its QR code. */
export function AddFactor({ onAdded }: AddFactorProps) {
  const [app, setApp] = useState<FactorSetupResponse['app']>(null);
  const [error, setError] = useState('');
  const { pending, run } = useAction<'passkey' | 'app'>((thrown) =>
    setError(toAuthError(thrown, 'account').message),
  );
  const add = async (factor: NewFactor) => {
    const { recoveryCodes } = await callSignedIn('POST /second-factor', { body: factor });
    setApp(null);
    onAdded(recoveryCodes);
  };
  const start = (kind: 'passkey' | 'app') => {
    setError('');
    void run(kind, async () => {
      const setup = await callSignedIn('POST /second-factor/setup', { body: { kind } });
      setApp(setup.app);
      if (setup.passkey === null) return;
      await add({ passkey: await startRegistration({ optionsJSON: setup.passkey }) });
    });
  };

  return (
    <div css={formStyle}>
      <p>
        A passkey asks for your fingerprint, face, or device PIN. An authenticator app on your phone
        shows a code.
      </p>
      <div css={buttonRowStyle}>
        {browserSupportsWebAuthn() && (
          <Button tone="outline" isPending={pending === 'passkey'} onClick={() => start('passkey')}>
            Add passkey
          </Button>
        )}
        <Button tone="outline" isPending={pending === 'app'} onClick={() => start('app')}>
          Add authenticator app
        </Button>
      </div>
      <p role="alert">{error}</p>
      {app !== null && <AppForm app={app} onSubmit={(code) => add({ code })} />}
    </div>
  );
}

type AppFormProps = {
  app: NonNullable<FactorSetupResponse['app']>;
  onSubmit: (code: string) => Promise<void>;
};

function AppForm({ app, onSubmit }: AppFormProps) {
  const { field, formProps } = useAuthForm<{ code: string }>({
    ids: { code: 'new-app-code' },
    onSubmit: ({ code }) => onSubmit(code),
  });
  return (
    <AuthForm {...formProps} submitLabel="Add app">
      <p>Scan this code with your authenticator app. Then enter the 6 digits that it shows.</p>
      <img src={app.qrCode} alt="QR code for your authenticator app" width={200} height={200} />
      <p css={{ overflowWrap: 'anywhere' }}>
        If you can’t scan it, enter this key in the app:{' '}
        <code>{app.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      <TextField
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        {...field('code', rules.code)}
      />
    </AuthForm>
  );
}

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Shows new recovery codes, which the server can't show again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  const save = () =>
    saveFile(new File([`${codes.join('\n')}\n`], 'recovery-codes.txt', { type: 'text/plain' }));
  return (
    <div css={formStyle} role="group" aria-label="Recovery codes">
      <p ref={message} tabIndex={-1} css={{ '&:focus': { outline: 'none' } }}>
        Save your recovery codes now. Each one signs you in once if you lose your passkey or phone.
        We can’t show them again.
      </p>
      <ul css={{ columns: '12.5rem', listStyle: 'none', whiteSpace: 'nowrap' }}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div css={buttonRowStyle}>
        <Button tone="outline" onClick={save}>
          Download codes
        </Button>
        <Button onClick={onDone}>I saved them</Button>
      </div>
    </div>
  );
}
