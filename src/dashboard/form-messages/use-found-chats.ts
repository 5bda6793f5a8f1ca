import { useMemo } from 'react';
import type { Chat } from '../../../contract/chats';
import { searchChats } from './search-chats';

/** The threads that match a search; searched again only when either changes. */
export function useFoundChats(chats: readonly Chat[] | undefined, query: string): readonly Chat[] {
  return useMemo(() => searchChats(chats ?? [], query), [chats, query]);
}
