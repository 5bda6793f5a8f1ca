import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';
import { lowWindow, topBar } from '../../components/styles/layout-size';

type OvertakenProps = {
  /** Who was faster, and what is another one now. */
  words: string;
  /** @param keepMine whether what is written here is saved over what was saved elsewhere */
  onGoOn: (keepMine: boolean) => void;
};

/** The draft was changed elsewhere meanwhile: which text is gone on with is for who writes to say. The first choice loses none: what was saved there is in the history. */
export function Overtaken({ words, onGoOn }: OvertakenProps) {
  return (
    <Asked
      words={`${words} Until then nothing more is saved; where you have typed nothing, what was saved there stays. See it below, in the history.`}
    >
      <Button onClick={() => onGoOn(true)}>Keep what is written here</Button>
      <Button tone="outline" onClick={() => onGoOn(false)}>
        Take what was saved there
      </Button>
    </Asked>
  );
}

type ThrownAwayProps = { busy: boolean; onKeep: () => void; onLetGo: () => void };

/** Somebody has thrown the post away: what is written here need not go with it. */
export function ThrownAway({ busy, onKeep, onLetGo }: ThrownAwayProps) {
  return (
    <Asked words="This post has been thrown away in the meantime. What is written here is in no other place.">
      <Button busy={busy} onClick={onKeep}>
        Keep it as a new post
      </Button>
      <Button tone="outline" busy={busy} onClick={onLetGo}>
        Let it go
      </Button>
    </Asked>
  );
}

type PutAsideProps = {
  /** How many texts. */
  count: number;
  /** @param isBroughtBack whether it is written over what was saved elsewhere, which stays in the history */
  onEnd: (isBroughtBack: boolean) => void;
};

/** The post was taken as somebody else has left it: what was written here until then is not lost with that. */
export function PutAside({ count, onEnd }: PutAsideProps) {
  const isOne = count === 1;
  return (
    <Asked
      words={
        isOne
          ? 'What you had written here, and was not saved, is put aside until you leave this post.'
          : `What you had written here, and was not saved, is put aside until you leave this post: ${count} texts, one after the other.`
      }
    >
      <Button tone="outline" onClick={() => onEnd(true)}>
        {isOne ? 'Bring it back' : 'Bring the next one back'}
      </Button>
      <Button tone="quiet" onClick={() => onEnd(false)}>
        {isOne ? 'Let it go' : 'Let the next one go'}
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
  [media.belowDesktop]: { insetBlockStart: topBar },
  [lowWindow]: { position: 'static' },
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.medium,
  background: color.warningSoft,
});
