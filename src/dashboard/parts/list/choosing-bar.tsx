import { useEffect, useRef, type ReactNode } from 'react';
import { css, Global } from '@emotion/react';
import { color } from '../../../theme/color';
import { layer, media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/button';
import { sideBar } from '../frame-size';
import { SaidLine } from '../said-line';

type ChoosingBarProps = {
  label: string;
  /** How many are chosen: without one, only the result stands there. */
  count: number;
  /** Chooses all of the page; null where they are. */
  chooseAll: (() => void) | null;
  busy: boolean;
  result: { said: string; failed: boolean };
  /** What can be done with them. */
  children: ReactNode;
};

/**
 * What can be done with the chosen rows together, at the window's edge: no row moves when one is chosen, and it is in sight from the last
 * one too. What became of it stands above the list; it takes the focus of a button that went with its rows, and where
 * not all was done that of the bar too; from who has gone on elsewhere meanwhile it takes none, and comes into sight.
 */
export function ChoosingBar({ label, count, chooseAll, busy, result, children }: ChoosingBarProps) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (result.said === '') return;
    const focused = document.activeElement;
    const isLost = focused === document.body;
    const isInBar = focused?.closest('[data-at-edge]') !== null;
    if (isLost || (result.failed && isInBar)) said.current?.focus();
    else if (result.failed) said.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  return (
    <>
      {count > 0 && (
        <div role="group" aria-label={label} aria-busy={busy} data-at-edge css={barStyle}>
          {/* What the keyboard comes to is not below the bar (WCAG 2.2, 2.4.11). */}
          <Global styles={{ html: { scrollPaddingBlockEnd: '9rem' } }} />
          <strong>{count} chosen</strong>
          {chooseAll !== null && (
            <span css={allStyle}>
              <Button tone="quiet" onClick={chooseAll}>
                All on this page
              </Button>
            </span>
          )}
          {children}
        </div>
      )}
      <SaidLine line={said} failed={result.failed}>
        {result.said}
      </SaidLine>
    </>
  );
}

/**
 * How many were changed, how many needed no change, and of each that was refused, why.
 * @param what one of them: 'request'
 * @param already how many were so before, and what that is called: 'reviewed'
 * @param names of those that were chosen, by id
 */
export function bulkWords(
  what: string,
  changed: number,
  already: { count: number; state: string },
  refused: readonly { id: string; message: string }[],
  names: ReadonlyMap<string, string>,
): string {
  const done = changed === 1 ? `1 ${what} changed.` : `${changed} ${what}s changed.`;
  const were = already.count === 1 ? '1 was' : `${already.count} were`;
  const reasons = refused.map(({ id, message }) => `${names.get(id) ?? `A ${what}`}: ${message}`);
  return [
    done,
    ...(already.count > 0 ? [`${were} already ${already.state}.`] : []),
    ...(reasons.length > 0 ? ['Not changed:', ...reasons] : []),
  ].join(' ');
}

/** Where the list has no head with a box for all. */
const allStyle = css({ [media.wide]: { display: 'none' } });

const barStyle = css({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.header - 1,
  [media.desktop]: { insetInlineStart: sideBar },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  // Of the rows some stay in sight.
  maxHeight: '40dvh',
  overflow: 'auto',
  padding: `${space[3]} ${space.gutter}`,
  borderBlockStart: `1px solid ${color.line}`,
  background: color.tealSoft,
});
