import { startTransition, useEffect, useState } from 'react';
import { whenPainted } from './after-paint';

/**
 * Whether what is drawn with this has been painted: what nobody waits for begins then.
 * @param already it need not be waited for: true from the beginning
 */
export function useIsPainted(already = false): boolean {
  const [isPainted, setPainted] = useState(already);
  useEffect(
    () => (already ? undefined : whenPainted(() => startTransition(() => setPainted(true)))),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- of the first drawing
    [],
  );
  return isPainted;
}
