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
  onError: (error: unknown) => void;
};

/** Sign-in through a window of Google or Facebook. */
export function ProviderButtons({ onStart, onError }: ProviderButtonsProps) {
  const [pending, setPending] = useState<string | null>(null);

  const open = async (name: (typeof providers)[number]['name']) => {
    onStart();
    setPending(name);
    try {
      await signInWith(name);
    } catch (error) {
      onError(error);
    } finally {
      setPending(null);
    }
  };

  return (
    <div css={{ display: 'grid', gap: space[3] }}>
      <p css={dividerStyle}>or</p>
      {providers.map(({ name, label, icon }) => (
        <Button key={name} tone="outline" busy={pending === name} onClick={() => void open(name)}>
          {pending !== name && (
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
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${color.divider}` },
});
