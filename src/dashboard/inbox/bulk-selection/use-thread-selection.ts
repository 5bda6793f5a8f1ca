import { useState } from 'react';
import type { Chat } from '../../../../contract/inbox/schema';
import { useChosen } from '../../components/selection/use-selection';

/** The button that begins and ends it. */
export const chooseId = 'choose-threads';

/** Choosing threads of the list, to be changed together. */
export type Choosing = ReturnType<typeof useChoosing>;

const nameOf = ({ name }: Pick<Chat, 'name'>) => name;

/**
 * Which threads of the page are chosen, once somebody has begun to choose.
 * @param list what makes the list another one (filter, page): what was chosen in another list is not changed unseen
 */
export function useChoosing(chats: readonly Chat[] | undefined, list: string) {
  const [on, setOn] = useState(false);
  const rows = chats?.map(({ userId: id, version, name }) => ({ id, version, name }));
  const { toggle, ...chosen } = useChosen(rows, nameOf, !on, list);
  return {
    ...chosen,
    /** Whether the list can be chosen from. */
    on,
    turn: (on: boolean) => {
      setOn(on);
      chosen.choose([]);
    },
    /** Chooses a thread, or lets it go; the first one begins the choosing. */
    toggle: (userId: string) => {
      setOn(true);
      toggle(userId);
    },
  };
}
