import useSWR from 'swr';
import { getCallPath } from '../../browser/api/calls';
import { swrConfig } from '../../browser/api/swr-config';
import { callSignedIn } from '../../browser/auth/signed-in-calls';
import { color } from '../../theme/tokens';
import { Button } from '../../ui/buttons/button';
import { LoadErrorMessage } from '../require-account';
import { useAction } from '../use-action';
import { formatTime, rowStyle } from './row';

/** Lists the sessions of a staff member, and ends them. */
export function Sessions({ uid }: { uid: string }) {
  const load = () => callSignedIn('GET /sessions');
  const { data, error, mutate } = useSWR([getCallPath('GET /sessions'), uid], load, swrConfig);
  const { pending, run, result } = useAction<string>();
  const end = (name: string, action: () => Promise<unknown>, done: string) =>
    void run(
      name,
      async () => {
        await action();
        await mutate();
        // Its button is gone.
        document.getElementById('profile-sessions')?.focus();
      },
      done,
    );

  if (data === undefined)
    return error && <LoadErrorMessage error={error} onRetry={() => void mutate()} />;
  return (
    <>
      <ul css={{ listStyle: 'none' }}>
        {data.sessions.map(({ id, device, signedInAt, usedAt, isCurrent }) => (
          <li key={id} css={rowStyle}>
            <span>
              {device}
              {isCurrent && ' (this one)'}
              <small css={{ display: 'block', color: color.muted }}>
                Signed in {formatTime(signedInAt)}
                {!isCurrent && `, last used ${formatTime(usedAt)}`}
              </small>
            </span>
            {!isCurrent && (
              <Button
                tone="quiet"
                isPending={pending === id}
                aria-label={`Sign out ${device}, signed in ${formatTime(signedInAt)}`}
                onClick={() =>
                  end(
                    id,
                    () => callSignedIn('DELETE /sessions/:id', { params: { id } }),
                    'Signed out',
                  )
                }
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.sessions.length > 1 && (
        <Button
          tone="outline"
          isPending={pending === 'others'}
          onClick={() =>
            end(
              'others',
              () => callSignedIn('DELETE /sessions'),
              'All other sessions are signed out.',
            )
          }
        >
          Sign out all others
        </Button>
      )}
      <p role={result?.isError ? 'alert' : 'status'}>{result?.message}</p>
    </>
  );
}
