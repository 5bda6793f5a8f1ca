import { css } from '@emotion/react';
import { heldUntilAlive } from '../../site/replay-input';
import { space } from '../../theme/space';
import { Button } from '../../ui/buttons/button';
import { Spinner } from '../../ui/loading/spinner';

type SubmitRowProps = { label: string; main?: boolean; sending: boolean };

/** A button that submits, with the teal spinner beside it while the form is being sent. */
export function SubmitRow({ label, main = false, sending }: SubmitRowProps) {
  return (
    <div css={rowStyle}>
      <Button
        type="submit"
        tone={main ? 'main' : 'teal'}
        size={main ? 'large' : 'medium'}
        disabled={sending}
        {...heldUntilAlive}
      >
        {label}
      </Button>
      {sending && <Spinner size="1.75rem" />}
    </div>
  );
}

const rowStyle = css({ display: 'flex', alignItems: 'center', gap: space[4] });
