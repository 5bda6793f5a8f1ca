import { useEffect, useRef, useState } from 'react';
import { shrinkPicture } from './resize-image';

/** Returns the URL of the resized picture, or null while it is processed. */
export function useShrunk(picture: Blob, onBroken: () => void): string | null {
  const [address, setAddress] = useState<string | null>(null);
  const broken = useRef(onBroken);
  useEffect(() => {
    broken.current = onBroken;
  });
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    void shrinkPicture(picture).then(
      (small) => {
        if (isGone) return;
        made = URL.createObjectURL(small);
        setAddress(made);
      },
      () => !isGone && broken.current(),
    );
    return () => {
      isGone = true;
      setAddress(null);
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [picture]);
  return address;
}
