import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { ScreenId } from '../../../contract/roles';
import type { Palette } from './palette/palette';
import { isPaletteKey } from '../parts/keys/palette-key';
import { isCovered } from '../parts/keys/use-keys';

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
    const release = holdLetters();
    import('./palette/palette').then(
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

/**
 * Until the palette has the focus, letters wait for it: who types at once must not close a thread by the inbox's own keys, nor lose
 * the first letters of a name. Whatever else takes the focus first ends that.
 * @returns how to stop, for when the palette does not come
 */
function holdLetters(): () => void {
  let held = '';
  const hold = (event: KeyboardEvent) => {
    // Pressed for twice, one holds them all.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    const isLetter = event.key.length === 1;
    if (!isLetter && event.key !== 'Enter') return;
    event.preventDefault();
    if (isLetter) held += event.key;
  };
  const release = () => {
    document.removeEventListener('keydown', hold, true);
    document.removeEventListener('focusin', handOver);
  };
  const handOver = ({ target }: FocusEvent) => {
    release();
    // Who has gone to a field meanwhile finds in it what stood there.
    if (!held || !(target instanceof HTMLInputElement) || !isCovered()) return;
    target.setRangeText(held, 0, target.value.length, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  document.addEventListener('keydown', hold, true);
  document.addEventListener('focusin', handOver);
  return release;
}
