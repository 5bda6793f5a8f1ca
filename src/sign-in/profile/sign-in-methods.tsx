import type { SignInMethod } from '../../browser/auth/account';
import { loadSdk } from '../../browser/auth/auth';
import type * as Sdk from '../../browser/auth/firebase';
import { color } from '../../theme/tokens';
import { Button } from '../../ui/buttons/button';
import { useAction } from '../use-action';
import { rowStyle } from './row';

type SignInMethodsProps = {
  methods: readonly SignInMethod[];
  /** Reloads the account. */
  onChange: () => Promise<unknown>;
};

const allMethods = [
  { id: 'password', label: 'Email and password', provider: null },
  { id: 'google.com', label: 'Google', provider: 'google' },
  { id: 'facebook.com', label: 'Facebook', provider: 'facebook' },
] as const;

/** Connects and disconnects Google and Facebook. The last method cannot be disconnected. */
export function SignInMethods({ methods, onChange }: SignInMethodsProps) {
  const { pending, run, result } = useAction<SignInMethod>('provider');
  const change = (id: SignInMethod, action: (sdk: typeof Sdk) => Promise<void>, done: string) =>
    run(id, () => loadSdk().then(action).then(onChange), done);

  return (
    <>
      <ul css={{ listStyle: 'none' }}>
        {allMethods.map(({ id, label, provider }) => {
          const isConnected = methods.includes(id);
          if (!isConnected && provider === null) return null;
          return (
            <li key={id} css={rowStyle}>
              <span>
                {label}
                {isConnected && (
                  <small css={{ display: 'block', color: color.muted }}>Connected</small>
                )}
              </span>
              {provider !== null && (!isConnected || methods.length > 1) && (
                <Button
                  tone={isConnected ? 'quiet' : 'outline'}
                  isPending={pending === id}
                  aria-label={`${isConnected ? 'Disconnect' : 'Connect'} ${label}`}
                  onClick={() =>
                    void (isConnected
                      ? change(id, (sdk) => sdk.unlinkProvider(id), `${label} disconnected`)
                      : change(id, (sdk) => sdk.linkProvider(provider), `${label} connected`))
                  }
                >
                  {isConnected ? 'Disconnect' : 'Connect'}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p role={result?.isError ? 'alert' : 'status'}>{result?.message}</p>
    </>
  );
}
