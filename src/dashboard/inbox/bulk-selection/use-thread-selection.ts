import { useState } from 'react';
import type { Chat } from '../../../../contract/inbox/schema';
import { useSelection } from '../../components/selection/use-selection';

/** The button that starts and ends selecting. */
export const selectButtonId = 'select-threads';

export type ThreadSelection = ReturnType<typeof useThreadSelection>;

/**
 * The selected threads of the page; checkboxes appear once selecting is enabled.
 * @param listUrl clears the selection when it changes, so that no thread is changed out of view
 */
export function useThreadSelection(chats: readonly Chat[] | undefined, listUrl: string) {
  const [isEnabled, setEnabled] = useState(false);
  const rows = chats?.map(({ userId: id, version, name }) => ({ id, version, name }));
  const selection = useSelection(rows, ({ name }) => name, !isEnabled, listUrl);
  return {
    ...selection,
    isEnabled,
    setEnabled: (next: boolean) => {
      setEnabled(next);
      selection.select([]);
    },
    toggle: (userId: string) => {
      setEnabled(true);
      selection.toggle(userId);
    },
  };
}
