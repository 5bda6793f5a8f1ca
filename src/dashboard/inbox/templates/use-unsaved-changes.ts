import { useEffect, useRef } from 'react';
import { watchUnsaved } from '../../../lib/unsaved-changes';

/** Has who leaves asked first while there is something that would be lost. */
export function useAskBeforeLeaving(isUnsaved: () => boolean): void {
  const latest = useRef(isUnsaved);
  useEffect(() => {
    latest.current = isUnsaved;
  });
  useEffect(() => watchUnsaved(() => latest.current()), []);
}
