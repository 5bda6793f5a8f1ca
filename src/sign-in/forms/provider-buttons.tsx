import { css } from '@emotion/react';
import { signInWith } from '../../browser/auth/auth';
import { color, space } from '../../theme/tokens';
import { Button } from '../../ui/buttons/button';
import { Icon } from '../../ui/icon';
import { useAction } from '../use-action';

const providers = [
  { name: 'google', label: 'Continue with Google' },
  { name: 'facebook', label: 'Continue with Facebook' },
] as const;

type ProviderButtonsProps = {
  onStart: () => void;
  onError: (error: unknown) => void;
};

/** Sign-in through a window of Google or Facebook. */
export function ProviderButtons({ onStart, onError }: ProviderButtonsProps) {
  const { pending, run } = useAction(onError);

  return (
    <div css={{ display: 'grid', gap: space[3] }}>
      <p css={dividerStyle}>or</p>
      {providers.map(({ name, label }) => (
        <Button
          key={name}
          tone="outline"
          isPending={pending === name}
          onClick={() => {
            onStart();
            void run(name, () => signInWith(name));
          }}
        >
          {pending !== name && <Icon name={name} />}
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
