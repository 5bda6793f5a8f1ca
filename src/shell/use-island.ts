import { useEffect, useState } from 'react';

/**
 * Fetches what the first view does not need, once the page is alive; null until it is there. Offline it stays null,
 * and the page keeps what it showed. `load` must be the same function at every render.
 */
export function useIsland<Island>(load: () => Promise<Island>): Island | null {
  const [island, setIsland] = useState<Island | null>(null);
  useEffect(() => {
    let mounted = true;
    load().then(
      (loaded) => mounted && setIsland(() => loaded),
      () => undefined,
    );
    return () => {
      mounted = false;
    };
  }, [load]);
  return island;
}
