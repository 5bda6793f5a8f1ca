import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what is drawn with this has been painted: what nobody waits for begins then, or it would be painted first.
 * @param already it need not be waited for: true from the beginning
 */
export function useIsPainted(already = false): boolean {
  const [isPainted, setPainted] = useState(already);
  useEffect(() => {
    if (already) return undefined;
    // The frame in which it is painted is over when the next one begins.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- of the first drawing
  }, []);
  return isPainted;
}
