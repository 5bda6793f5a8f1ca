import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import { color } from '../../../theme/tokens';
import { denseTarget } from '../../components/dashboard.styles';

type CollapsedListProps<Item> = {
  items: readonly Item[];
  maxVisible: number;
  renderList: (items: readonly Item[]) => ReactNode;
};

/** A list whose end is collapsed if it is long. */
export function CollapsedList<Item>({ items, maxVisible, renderList }: CollapsedListProps<Item>) {
  const rest = items.slice(maxVisible);
  return (
    <>
      {renderList(items.slice(0, maxVisible))}
      {rest.length > 0 && (
        <details>
          <summary css={summaryStyle}>{formatNumber(rest.length)} more</summary>
          {renderList(rest)}
        </details>
      )}
    </>
  );
}

const summaryStyle = css({
  minHeight: denseTarget,
  alignContent: 'center',
  color: color.primary,
  fontWeight: 700,
  cursor: 'pointer',
});
