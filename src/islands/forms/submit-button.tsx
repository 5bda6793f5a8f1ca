import { css } from '@emotion/react';
import { replayWhenReady } from '../../site/replay-input';
import { space } from '../../theme/space';
import { Button } from '../../ui/buttons/button';
import { Spinner } from '../../ui/loading/spinner';

type SubmitButtonProps = { label: string; isMain?: boolean; isSending: boolean };

export function SubmitButton({ label, isMain = false, isSending }: SubmitButtonProps) {
  return (
    <div css={rowStyle}>
      <Button
        type="submit"
        tone={isMain ? 'accent' : 'primary'}
        size={isMain ? 'large' : 'medium'}
        disabled={isSending}
        {...replayWhenReady}
      >
        {label}
      </Button>
      {isSending && <Spinner size="1.75rem" />}
    </div>
  );
}

const rowStyle = css({ display: 'flex', alignItems: 'center', gap: space[4] });
