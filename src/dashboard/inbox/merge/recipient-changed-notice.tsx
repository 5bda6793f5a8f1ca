import { css } from '@emotion/react';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { warningBoxStyle } from '../../components/status/notice';

type RecipientChangedNoticeProps = {
  /** The people the draft was started for. */
  originalRecipients: readonly string[];
  name: string;
  onConfirm: () => void;
};

/** Asks to confirm the recipient of a draft that was started in a thread merged since then. */
export function RecipientChangedNotice(props: RecipientChangedNoticeProps) {
  const { originalRecipients, name, onConfirm } = props;
  return (
    <div role="alert" css={boxStyle}>
      <p css={{ flex: 1, minWidth: '14rem' }}>
        You started this for {originalRecipients.join(' and for ')}. That thread has since been
        merged with {name}. Check the recipient before you send.
      </p>
      <Button tone="outline" onClick={onConfirm}>
        Write to {name}
      </Button>
    </div>
  );
}

const boxStyle = css(warningBoxStyle, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
});
