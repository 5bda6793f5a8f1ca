import { css } from '@emotion/react';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { Button } from '../../ui/buttons/button';
import { text } from '../components/styles/font-size';

type OlderOnesProps = {
  shown: number;
  total: number;
  /** What is listed, with its verb: 'The 200 threads with the latest activity are listed'. */
  words: string;
  /** Undefined when no more can be listed. */
  onShow: (() => void) | undefined;
};

/** Below a list when not all of it is there: it says so, for a search or a count looks only at what is listed. */
export function OlderOnes({ shown, total, words, onShow }: OlderOnesProps) {
  if (total <= shown) return null;
  return (
    <div css={boxStyle}>
      <p>
        {words}, of {total} in all.
        {onShow === undefined && ' The others are kept, but this list cannot show more.'}
      </p>
      {onShow && (
        <Button tone="outline" onClick={onShow}>
          Show older ones
        </Button>
      )}
    </div>
  );
}

const boxStyle = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  padding: space[4],
  color: color.muted,
  fontSize: text.small,
});
