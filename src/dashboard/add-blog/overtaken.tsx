import { css } from '@emotion/react';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { Button } from '../../ui/button';
import { buttonRowStyle } from '../../ui/button-row-style';

type OvertakenProps = {
  /** Who was faster, and what is another one now. */
  words: string;
  /** @param keepMine whether what is written here is saved over it */
  onGoOn: (keepMine: boolean) => void;
};

/** Somebody else has changed the draft meanwhile: whose text is gone on with is for who writes to say. */
export function Overtaken({ words, onGoOn }: OvertakenProps) {
  return (
    <div role="alert" css={boxStyle}>
      <p>{words}</p>
      <div css={buttonRowStyle}>
        <Button onClick={() => onGoOn(false)}>Take theirs</Button>
        <Button tone="outline" onClick={() => onGoOn(true)}>
          Keep mine, save over it
        </Button>
      </div>
    </div>
  );
}

const boxStyle = css({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.medium,
  background: color.warningSoft,
});
