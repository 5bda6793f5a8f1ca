import { useEffect, useRef, type RefObject } from 'react';
import { onEditorKey } from './editor-keyboard';

/** The keys of the editor that stands in an element (onEditorKey): heard on their way down, before the library hears them. */
export function useEditorKeys(): RefObject<HTMLDivElement> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('keydown', onEditorKey, { capture: true });
    return () => element?.removeEventListener('keydown', onEditorKey, { capture: true });
  }, []);
  return box;
}
