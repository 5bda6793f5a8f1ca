import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Chat } from '../../../../contract/inbox/schema';
import { storageKeys } from '../../../site/facts';
import { readStored, subscribeStored, writeStored } from '../../../lib/local-storage';
import {
  countUnread,
  countUnseen,
  markAllSeen,
  markThreadRead,
  parseBadge,
  parseCounts,
  parseTime,
  reconcileMerges,
  type ReadMarkers,
} from './read-markers';

/** Additions to the specification's storage keys. */
const unopenedKey = 'unopenedMessages';
const seenUntilKey = 'messagesSeenUntil';

export type Unread = {
  /** Unseen messages; the stored number until the threads are loaded. */
  badge: number;
  countUnread: (chat: Chat) => number;
  /** Resets the badge to 0, also for threads that are still loading. */
  markAllSeen: () => void;
  markThreadRead: (chat: Chat) => void;
};

/** Unread messages of the inbox in this browser, kept in sync across tabs. */
export function useUnread(chats: readonly Chat[] | undefined): Unread {
  const seen = useStored(storageKeys.seenMessages);
  const unopened = useStored(unopenedKey);
  const seenUntil = useStored(seenUntilKey);
  const storedBadge = useStored(storageKeys.dashboardMessages);
  const markers = useMemo<ReadMarkers>(() => {
    const stored = parseMarkers(seen, unopened, seenUntil);
    return chats ? reconcileMerges(chats, stored) : stored;
  }, [chats, seen, unopened, seenUntil]);
  const badge = chats ? countUnseen(chats, markers) : parseBadge(storedBadge);
  const wasLinkFollowed = useRef(false);

  const open = useCallback((chat: Chat) => store(markThreadRead(chat, markers)), [markers]);

  useEffect(() => {
    if (!chats) return;
    writeStored(storageKeys.dashboardMessages, String(badge));
    store(reconcileMerges(chats, readMarkers()));
  }, [chats, badge]);

  useEffect(() => {
    if (!chats || !wasLinkFollowed.current) return;
    wasLinkFollowed.current = false;
    store(markAllSeen(chats, readMarkers()));
  }, [chats]);

  return {
    badge,
    countUnread: (chat) => countUnread(chat, markers),
    markAllSeen: () => {
      if (chats) store(markAllSeen(chats, markers));
      else wasLinkFollowed.current = true;
      writeStored(storageKeys.dashboardMessages, '0');
    },
    markThreadRead: open,
  };
}

function readMarkers(): ReadMarkers {
  return parseMarkers(
    readStored(storageKeys.seenMessages),
    readStored(unopenedKey),
    readStored(seenUntilKey),
  );
}

function parseMarkers(seen: string | null, unopened: string | null, seenUntil: string | null) {
  return {
    seen: parseCounts(seen),
    unopened: parseCounts(unopened),
    seenUntil: parseTime(seenUntil),
  };
}

function store({ seen, unopened, seenUntil }: ReadMarkers) {
  writeStored(storageKeys.seenMessages, JSON.stringify(seen));
  writeStored(unopenedKey, JSON.stringify(unopened));
  if (seenUntil !== '') writeStored(seenUntilKey, seenUntil);
}

function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribeStored,
    () => readStored(key),
    () => null,
  );
}
