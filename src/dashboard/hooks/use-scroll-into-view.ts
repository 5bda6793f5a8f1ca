import { useEffect, useRef, type RefObject } from 'react';

/** Brings what was written just now (`isNew`) into sight: in the middle, as head and box stand over the edges of a phone. */
export function useIntoSight<Part extends HTMLElement>(isNew: boolean): RefObject<Part> {
  const place = useRef<Part>(null);
  useEffect(() => {
    if (isNew) place.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return place;
}
