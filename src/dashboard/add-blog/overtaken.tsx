import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { radius, target } from '../../theme/shape';
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
    <Asked
      words={`${words} Until then nothing more is saved; where you have typed nothing, theirs stays.`}
    >
      <Button onClick={() => onGoOn(false)}>Take theirs</Button>
      <Button tone="outline" onClick={() => onGoOn(true)}>
        Keep mine, save over it
      </Button>
    </Asked>
  );
}

type ThrownAwayProps = { busy: boolean; onKeep: () => void };

/** Somebody has thrown the post away: what is written here need not go with it. */
export function ThrownAway({ busy, onKeep }: ThrownAwayProps) {
  return (
    <Asked words="This post has been thrown away in the meantime. What is written here is in no other place.">
      <Button busy={busy} onClick={onKeep}>
        Keep it as a new post
      </Button>
    </Asked>
  );
}

function Asked({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div role="alert" css={boxStyle}>
      <p>{words}</p>
      <div css={buttonRowStyle}>{children}</div>
    </div>
  );
}

// In sight also far down, where one writes on.
const boxStyle = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  [media.belowDesktop]: { insetBlockStart: `calc(${target} + 0.5rem)` },
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.medium,
  background: color.warningSoft,
});
