import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Only for components rendered in the browser; a built page has no window. */
export function useMediaQuery(query: string): boolean {
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
