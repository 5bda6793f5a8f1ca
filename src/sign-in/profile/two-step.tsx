import { useState } from 'react';
import { Link } from 'gatsby';
import { callSignedIn } from '../../browser/auth/signed-in-calls';
import { authRoutes } from '../../shared/routes';
import { color } from '../../theme/tokens';
import { ConfirmButton } from '../../ui/confirm';
import { toAuthError } from '../error-messages';
import { LoadErrorMessage } from '../require-account';
import { AddFactor, RecoveryCodes } from '../second-factor/add-factor';
import { useSecondFactor } from '../second-factor/use-second-factor';
import { useAction } from '../use-action';
import { formatTime, rowStyle } from './row';

/** Lists, adds, and removes the second steps of a staff member's sign-in. */
export function TwoStep() {
  const { data, error: loadError, mutate } = useSecondFactor();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [error, setError] = useState('');
  const { pending, run } = useAction<string>((thrown) =>
    setError(toAuthError(thrown, 'account').message),
  );
  const change = (name: string, action: () => Promise<unknown>) => {
    setError('');
    void run(name, async () => {
      await action();
      await mutate();
      focusTitle();
    });
  };
  // The button that had the focus is gone.
  const focusTitle = () => document.getElementById('profile-two-step')?.focus();
  const renewCodes = async () =>
    setCodes((await callSignedIn('POST /second-factor/recovery-codes')).recoveryCodes);

  if (data === undefined)
    return loadError && <LoadErrorMessage error={loadError} onRetry={() => void mutate()} />;
  if (data.step === 'verify') {
    return <Link to={authRoutes.secondFactor}>Confirm that it’s you</Link>;
  }
  if (codes.length > 0) {
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes([]);
          focusTitle();
        }}
      />
    );
  }
  return (
    <>
      <p>
        {data.factors.length === 0
          ? 'Add a second step, so that a stolen password isn’t enough to open the dashboard.'
          : 'After you sign in, we ask for one of these:'}
      </p>
      <ul css={{ listStyle: 'none' }}>
        {data.factors.map(({ id, name, createdAt, usedAt }) => (
          <li key={id} css={rowStyle}>
            <span>
              {name}
              <small css={{ display: 'block', color: color.muted }}>
                {usedAt === null
                  ? `Added ${formatTime(createdAt)}`
                  : `Last used ${formatTime(usedAt)}`}
              </small>
            </span>
            <ConfirmButton
              tone="quiet"
              label="Remove"
              name={`Remove ${name}`}
              title={`Remove ${name}?`}
              message={
                data.factors.length === 1
                  ? 'Your password alone will then open the dashboard.'
                  : 'You can add it again.'
              }
              confirm="Remove"
              isPending={pending === id}
              onConfirm={() =>
                change(id, () => callSignedIn('DELETE /second-factor/:id', { params: { id } }))
              }
            />
          </li>
        ))}
        {data.factors.length > 0 && (
          <li css={rowStyle}>
            <span>Recovery codes: {data.recoveryCodes} left</span>
            <ConfirmButton
              tone="quiet"
              label="Get new codes"
              title="Get new recovery codes?"
              message="The ones that you have stop working."
              confirm="Get new codes"
              isPending={pending === 'codes'}
              onConfirm={() => change('codes', renewCodes)}
            />
          </li>
        )}
      </ul>
      <p role="alert">{error}</p>
      <AddFactor
        onAdded={(added) => {
          setCodes(added);
          void mutate();
        }}
      />
    </>
  );
}
