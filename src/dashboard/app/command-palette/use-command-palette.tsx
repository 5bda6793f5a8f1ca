import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { ScreenId } from '../../../../contract/shared/roles';
import type { Palette } from './command-palette';
import { holdLetters } from '../../hooks/keyboard/keystroke-buffer';
import { isPaletteKey } from './palette-shortcut';
import { isCovered } from '../../hooks/keyboard/use-shortcuts';

type PaletteComponent = ComponentType<Parameters<typeof Palette>[0]>;

/**
 * The command palette, loaded with the first time, and what opens it beside its keys, which do nothing while a dialog is open.
 * @param onScreen called when it leads to a screen
 * @param onKeys called when it leads to the list of keys
 */
export function usePalette(
  onScreen: (id: ScreenId) => void,
  onKeys: () => void,
): {
  show: () => void;
  palette: ReactNode;
} {
  const [open, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<PaletteComponent | null>(null);
  const show = useCallback(() => {
    const release = holdLetters(isCovered);
    import('./command-palette').then(
      ({ Palette: loaded }) => {
        setLoaded(() => loaded);
        setOpen(true);
      },
      // Without a network the sidebar still leads everywhere: the next press tries again.
      release,
    );
  }, []);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPaletteKey(event)) return;
      if (isCovered()) return;
      event.preventDefault();
      show();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [show]);

  return {
    show,
    palette: Loaded && (
      <Loaded open={open} onOpenChange={setOpen} onScreen={onScreen} onKeys={onKeys} />
    ),
  };
}
