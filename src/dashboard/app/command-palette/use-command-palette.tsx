import { useEffect, type ReactNode } from 'react';
import type { ScreenId } from '../../../../contract/shared/roles';
import { isPopupOpen } from '../../hooks/use-shortcuts';
import { useLazyDialog } from '../../hooks/use-lazy-dialog';
import { isPaletteShortcut } from './palette-button';

const loadPalette = async () => (await import('./command-palette')).CommandPalette;

type CommandPaletteOptions = {
  onScreen: (id: ScreenId) => void;
  onShortcuts: () => void;
};

export function useCommandPalette(options: CommandPaletteOptions): {
  showPalette: () => void;
  palette: ReactNode;
} {
  const { Dialog: Palette, isOpen, close, openDialog: showPalette } = useLazyDialog(loadPalette);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPaletteShortcut(event) || isPopupOpen()) return;
      event.preventDefault();
      showPalette();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return {
    showPalette,
    palette: Palette && <Palette open={isOpen} onClose={close} {...options} />,
  };
}
