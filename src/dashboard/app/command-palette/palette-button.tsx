import { useLayoutEffect } from 'react';
import { css } from '@emotion/react';
import Search from 'lucide-react/icons/search';
import { color, space, minTarget, radius, target } from '../../../theme/tokens';

const isMac = /Mac|iP/.test(globalThis.navigator?.platform ?? '');

export const paletteShortcut = isMac
  ? { label: '⌘ K', ariaKeys: 'Meta+K' }
  : { label: 'Ctrl K', ariaKeys: 'Control+K' };

/** On a Mac, Ctrl+K deletes to the end of the line in text fields. */
function isPaletteShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return key.toLowerCase() === 'k' && (isMac ? metaKey : ctrlKey) && !altKey && !shiftKey;
}

/** Binds the palette's shortcut, which also works while the user types. */
export function usePaletteShortcut(run: () => void, isActive: () => boolean): void {
  // On the document, because the focus may not have moved into the palette yet. Before the first paint, so that the key works once its button is seen.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPaletteShortcut(event) || !isActive()) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}

type PaletteButtonProps = { placement: 'header' | 'sidebar'; onPress: () => void };

export function PaletteButton({ placement, onPress }: PaletteButtonProps) {
  const label = 'Search or jump to…';
  const isHeader = placement === 'header';
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-keyshortcuts={paletteShortcut.ariaKeys}
      onClick={onPress}
      css={[buttonStyle, isHeader ? iconStyle : wideStyle]}
    >
      <Search size={18} aria-hidden />
      {!isHeader && (
        <>
          <span css={{ flex: 1 }}>{label}</span>
          <kbd css={{ fontFamily: 'inherit', fontSize: '0.8125rem' }}>{paletteShortcut.label}</kbd>
        </>
      )}
    </button>
  );
}

const buttonStyle = css({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[3],
  minHeight: target,
  padding: `0 ${space[3]}`,
  border: 0,
  borderRadius: radius.medium,
  background: 'transparent',
  color: color.muted,
  textAlign: 'start',
  '&:hover': { background: color.primarySoft, color: color.primaryStrong },
});
const iconStyle = css({
  flex: '0 1 auto',
  justifyContent: 'center',
  width: target,
  minWidth: minTarget,
  padding: 0,
});
const wideStyle = css({ border: `1.5px solid ${color.border}`, fontSize: '0.9375rem' });
