import { css } from '@emotion/react';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { Button } from '../../ui/buttons/button';
import { text } from '../components/styles/font-size';

type LoadMoreProps = {
  loadedCount: number;
  total: number;
  /** Undefined if the list can't load more. */
  onLoad: (() => void) | undefined;
};

/** Says that the list, and so its search, is incomplete. */
export function LoadMore({ loadedCount, total, onLoad }: LoadMoreProps) {
  if (total <= loadedCount) return null;
  return (
    <div css={boxStyle}>
      <p>
        Showing and searching {loadedCount} of {total} accounts: those with a role, then the newest.
        {onLoad === undefined && ' This list can’t show more.'}
      </p>
      {onLoad && (
        <Button tone="outline" onClick={onLoad}>
          Show more
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
