import { useState } from 'react';
import { css } from '@emotion/react';
import { addWay, removeWay, type SignInWay } from '../../../lib/auth/account';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { faultOf } from '../error-messages';

type WaysProps = {
  ways: readonly SignInWay[];
  /** Something has changed: ask for the account again. */
  onChange: () => Promise<unknown>;
};

const known = [
  { way: 'password', label: 'E-mail and password', provider: null },
  { way: 'google.com', label: 'Google', provider: 'google' },
  { way: 'facebook.com', label: 'Facebook', provider: 'facebook' },
] as const;

/** What somebody can sign in with. One way always stays, or nobody could get in. */
export function Ways({ ways, onChange }: WaysProps) {
  const [busy, setBusy] = useState<SignInWay | null>(null);
  const [answer, setAnswer] = useState<{ words: string; isFault: boolean } | null>(null);

  const change = async (way: SignInWay, work: () => Promise<void>, words: string) => {
    setBusy(way);
    setAnswer(null);
    try {
      await work();
      setAnswer({ words, isFault: false });
      await onChange();
    } catch (error) {
      setAnswer({ words: faultOf(error, 'provider').words, isFault: true });
    }
    setBusy(null);
  };

  return (
    <>
      <ul css={{ listStyle: 'none' }}>
        {known.map(({ way, label, provider }) => {
          const has = ways.includes(way);
          if (!has && provider === null) return null;
          return (
            <li key={way} css={rowStyle}>
              <span>
                {label}
                {has && <small css={{ display: 'block', color: color.muted }}>Connected</small>}
              </span>
              {!has && provider !== null && (
                <Button
                  tone="outline"
                  busy={busy === way}
                  aria-label={`Connect ${label}`}
                  onClick={() => void change(way, () => addWay(provider), `${label} is connected.`)}
                >
                  Connect
                </Button>
              )}
              {has && provider !== null && ways.length > 1 && (
                <Button
                  tone="quiet"
                  busy={busy === way}
                  aria-label={`Disconnect ${label}`}
                  onClick={() =>
                    void change(way, () => removeWay(way), `${label} is disconnected.`)
                  }
                >
                  Disconnect
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <p role={answer?.isFault ? 'alert' : 'status'}>{answer?.words}</p>
    </>
  );
}

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlock: space[2],
  borderTop: `1px solid ${color.line}`,
});
