import { useCallback, useState, type ComponentType, type ReactNode } from 'react';
import type { KeysDialog } from './shortcuts-dialog';
import { useKeys } from '../../hooks/keyboard/use-shortcuts';

type DialogComponent = ComponentType<Parameters<typeof KeysDialog>[0]>;

/** The list of keys, which '?' shows on every screen; it is loaded with the first time. */
export function useKeysList(): { showKeys: () => void; keysList: ReactNode } {
  const [open, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<DialogComponent | null>(null);
  const showKeys = useCallback(
    () =>
      void import('./shortcuts-dialog').then(
        ({ KeysDialog: loaded }) => {
          setLoaded(() => loaded);
          setOpen(true);
        },
        // Without a network the list of keys can wait: the next press tries again.
        () => undefined,
      ),
    [],
  );
  useKeys({ '?': { words: 'This list', act: showKeys } });
  return { showKeys, keysList: Loaded && <Loaded open={open} onOpenChange={setOpen} /> };
}
