import { useState } from 'react';

/** The button that begins and ends it. */
export const chooseId = 'choose-threads';

/** Which threads of the list are chosen, to be changed together. */
export type Choosing = {
  /** Whether the list can be chosen from. */
  on: boolean;
  chosen: ReadonlySet<string>;
  turn: (on: boolean) => void;
  /** Chooses a thread, or lets it go. */
  toggle: (userId: string) => void;
  set: (userIds: Iterable<string>) => void;
};

/**
 * @param list what makes the list another one (filter, page): what was chosen in another list is not changed unseen
 */
export function useChoosing(list: string): Choosing {
  const [state, setState] = useState<{ list: string; on: boolean; chosen: ReadonlySet<string> }>({
    list,
    on: false,
    chosen: new Set(),
  });
  const chosen = state.list === list ? state.chosen : new Set<string>();
  const set = (userIds: Iterable<string>) => setState({ list, on: true, chosen: new Set(userIds) });
  return {
    on: state.on,
    chosen,
    turn: (on) => setState({ list, on, chosen: new Set() }),
    toggle: (userId) => {
      const next = new Set(chosen);
      if (!next.delete(userId)) next.add(userId);
      set(next);
    },
    set,
  };
}
