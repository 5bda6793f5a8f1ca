import { useCallback, useMemo, useSyncExternalStore } from 'react';

/**
 * Whether a media query of theme/layout.ts holds now; it follows the window. Only for what is drawn in the browser alone: a
 * page made by the build does not know its window.
 */
export function useMedia(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query.replace('@media ', '')), [query]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}
