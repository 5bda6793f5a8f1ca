import { useEffect, useRef, useState } from 'react';
import { resizeImage } from './resize-image';

/** Returns the URL of the resized picture, or null while it is processed. */
export function useResizedImage(picture: Blob, onBroken: () => void): string | null {
  const [url, setAddress] = useState<string | null>(null);
  const broken = useRef(onBroken);
  useEffect(() => {
    broken.current = onBroken;
  });
  useEffect(() => {
    let objectUrl: string | null = null;
    let isUnmounted = false;
    void resizeImage(picture).then(
      (small) => {
        if (isUnmounted) return;
        objectUrl = URL.createObjectURL(small);
        setAddress(objectUrl);
      },
      () => !isUnmounted && broken.current(),
    );
    return () => {
      isUnmounted = true;
      setAddress(null);
      if (objectUrl !== null) URL.revokeObjectURL(objectUrl);
    };
  }, [picture]);
  return url;
}
