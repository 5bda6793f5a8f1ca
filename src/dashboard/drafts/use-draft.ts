import { useEffect, useState } from 'react';
import type { FormKey, MessageKey } from '../../../contract/drafts/constants';
import { useStaff } from '../hooks/use-staff';
import type { FormDraft } from './form-draft';
import type { MessageDraft } from './message-draft';
import type { PersonalDraft } from './personal-draft';

/** The draft of a message or form. Renders again when any draft changes. */
export function useDraft(key: MessageKey): MessageDraft;
export function useDraft(key: FormKey): FormDraft;
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
