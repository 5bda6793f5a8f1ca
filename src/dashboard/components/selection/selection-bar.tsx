import { useEffect, useRef, type ReactNode } from 'react';
import { css, Global } from '@emotion/react';
import { color } from '../../../theme/color';
import { layer, media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { sideBar } from '../styles/layout-size';
import { belowBarStyle } from '../styles/sticky.styles';
import { SaidLine } from '../status/status-message';
import { ChooseBox } from './selection-checkbox';

/** All rows of the page, for the box that chooses them, or lets them go. */
export type AllOfPage = { count: number; areChosen: boolean; toggle: () => void };

type ChoosingBarProps = {
  label: string;
  /** How many are chosen. */
  count: number;
  all: AllOfPage;
  busy: boolean;
  result: { said: string; failed: boolean };
  /** Ends the choosing, where that is begun before a row is chosen. */
  onDone?: () => void;
  /** What can be done with them. */
  children: ReactNode;
};

/**
 * What can be done with the chosen rows together, once there are some, at the window's edge: no row moves when one is chosen, and it is in
 * sight from the last one too. What became of it stands above the list. With `onDone`, it stands above the list itself, in its pane, with
 * what became of it, also while none is chosen. What became of it takes the focus of a button that went with its rows, and where
 * not all was done that of the bar too; from who has gone on elsewhere meanwhile it takes none, and comes into sight.
 */
export function ChoosingBar(props: ChoosingBarProps) {
  const { label, count, all, busy, result, onDone, children } = props;
  const isInPane = onDone !== undefined;
  const bar = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (result.said === '') return;
    const focused = document.activeElement;
    const isLost = focused === document.body;
    const isInBar = bar.current?.contains(focused) === true;
    if (isLost || (result.failed && isInBar)) said.current?.focus();
    else if (result.failed) said.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  const line = (
    <SaidLine line={said} failed={result.failed}>
      {result.said}
    </SaidLine>
  );
  return (
    <>
      {(isInPane || count > 0) && (
        <div
          ref={bar}
          role="group"
          aria-label={label}
          aria-busy={busy}
          data-at-edge={!isInPane || undefined}
          css={[barStyle, isInPane ? inPaneStyle : atEdgeStyle]}
        >
          {/* What the keyboard comes to is not below the bar (WCAG 2.2, 2.4.11). */}
          {!isInPane && <Global styles={{ html: { scrollPaddingBlockEnd: '9rem' } }} />}
          <ChooseBox
            label={`All ${all.count} on this page`}
            isLabelled
            checked={all.areChosen}
            onChange={all.toggle}
            frame={isInPane ? undefined : noHeadStyle}
          />
          <div css={isInPane && countStyle}>
            <strong role="status">{count} chosen</strong>
            {isInPane && (
              <Button tone="quiet" onClick={onDone}>
                Done
              </Button>
            )}
          </div>
          {children}
          {isInPane && line}
        </div>
      )}
      {!isInPane && line}
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
const noHeadStyle = css({ [media.wide]: { display: 'none' } });

const barStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  borderBlock: `0 solid ${color.line}`,
  background: color.tealSoft,
});

const atEdgeStyle = css({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.header - 1,
  [media.desktop]: { insetInlineStart: sideBar },
  gap: space[3],
  // Of the rows some stay in sight.
  maxHeight: '40dvh',
  overflow: 'auto',
  padding: `${space[3]} ${space.gutter}`,
  borderBlockStartWidth: 1,
});

/** On one line with what ends the choosing, below the box for all where that leaves no room. */
const countStyle = css({
  display: 'flex',
  flex: '1 0 auto',
  justifyContent: 'space-between',
  alignItems: 'center',
});

const inPaneStyle = css({
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderBlockEndWidth: 1,
  '> p': { flex: '1 0 100%' },
  // Where the page scrolls, what is chosen far down is changed up here.
  [media.belowWide]: belowBarStyle,
});
