import { useState } from 'react';
import { css } from '@emotion/react';
import { siFacebook, siGoogle } from 'simple-icons';
import { signInWith } from '../../../lib/auth/auth';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';

const providers = [
  { name: 'google', label: 'Continue with Google', icon: siGoogle },
  { name: 'facebook', label: 'Continue with Facebook', icon: siFacebook },
] as const;

type ProviderButtonsProps = {
  onStart: () => void;
  onFault: (error: unknown) => void;
};

/** Sign-in by a window of Google or Facebook; whoever signs in is then forwarded like anyone else. */
export function ProviderButtons({ onStart, onFault }: ProviderButtonsProps) {
  const [waiting, setWaiting] = useState<string | null>(null);

  const open = async (name: (typeof providers)[number]['name']) => {
    onStart();
    setWaiting(name);
    try {
      await signInWith(name);
    } catch (error) {
      onFault(error);
    } finally {
      setWaiting(null);
    }
  };

  return (
    <div css={{ display: 'grid', gap: space[3] }}>
      <p css={dividerStyle}>or</p>
      {providers.map(({ name, label, icon }) => (
        <Button key={name} tone="outline" busy={waiting === name} onClick={() => void open(name)}>
          {waiting !== name && (
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden>
              <path d={icon.path} fill="currentColor" />
            </svg>
          )}
          {label}
        </Button>
      ))}
    </div>
  );
}

const dividerStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: color.muted,
  fontSize: '1rem',
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${color.line}` },
});
