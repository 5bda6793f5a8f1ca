import { useContext, useEffect, useSyncExternalStore } from 'react';
import { StaffContext } from '../use-staff';
import type { DraftState } from './draft-state';

const inMemory: DraftState = { isSaved: false, isRetrying: false, error: null, other: null };
const subscribeToNothing = () => () => undefined;

/** Returns if a draft is saved, and the text of another window that it replaces. Renders again when any draft changes. */
export function useDraftState(key: string) {
  const sync = useContext(StaffContext)?.draftSync;
  useSyncExternalStore(
    sync?.subscribe ?? subscribeToNothing,
    () => sync?.getVersion() ?? 0,
    () => 0,
  );
  return {
    ...(sync?.getState(key) ?? inMemory),
    setOther: (other: DraftState['other']) => sync?.setOther(key, other),
  };
}

/** The same for a form, which keeps a copy of its draft that no other window changes. */
export function useFormDraftState(key: string) {
  const sync = useContext(StaffContext)?.draftSync;
  useEffect(() => sync?.openForm(key), [sync, key]);
  return useDraftState(key);
}
