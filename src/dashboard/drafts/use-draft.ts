import { useEffect, useState } from 'react';
import { useStaff } from '../hooks/use-staff';
import type { PersonalDraft } from './personal-draft';

/** The draft of a message or form. Renders again when any draft changes. */
export function useDraft(key: string): PersonalDraft {
  useDraftChanges();
  return useStaff().drafts.open(key);
}

/** Renders again when any draft changes. */
export function useDraftChanges(): void {
  const { drafts } = useStaff();
  // An external store would render before the post editor's own state and remount the editor.
  const [, setChangeCount] = useState(drafts.changeCount);
  useEffect(() => {
    const update = () => setChangeCount(drafts.changeCount);
    update();
    return drafts.subscribe(update);
  }, [drafts]);
}
