import { startTransition, useEffect, useState } from 'react';

/** Whether what is drawn with this has been painted: what nobody waits for begins then, or it would be painted first. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    // The frame in which it is painted is over when the next one begins.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
