import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Chat } from '../../../../contract/inbox/schema';
import { storageKeys } from '../../../site/facts';
import { readStored, useLocalStorage, writeStored } from '../../../lib/local-storage';
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

/** Unread messages of the inbox in this browser, kept in sync across tabs. */
export function useUnread(chats: readonly Chat[] | undefined) {
  const seen = useLocalStorage(storageKeys.seenMessages);
  const unopened = useLocalStorage(unopenedKey);
  const seenUntil = useLocalStorage(seenUntilKey);
  const storedBadge = useLocalStorage(storageKeys.dashboardMessages);
  const markers = useMemo<ReadMarkers>(() => {
    const stored = parseMarkers(seen, unopened, seenUntil);
    return chats ? reconcileMerges(chats, stored) : stored;
  }, [chats, seen, unopened, seenUntil]);
  const badge = chats ? countUnseen(chats, markers) : parseBadge(storedBadge);
  const wasLinkFollowed = useRef(false);

  useEffect(() => {
    if (!chats) return;
    writeStored(storageKeys.dashboardMessages, String(badge));
    const latest = reconcileMerges(chats, readMarkers());
    store(wasLinkFollowed.current ? markAllSeen(chats, latest) : latest);
    wasLinkFollowed.current = false;
  }, [chats, badge]);

  return {
    /** Unseen messages; the stored number until the threads are loaded. */
    badge,
    countUnread: (chat: Chat) => countUnread(chat, markers),
    /** Resets the badge to 0, also for threads that are still loading. */
    markAllSeen: () => {
      if (chats) store(markAllSeen(chats, markers));
      else wasLinkFollowed.current = true;
      writeStored(storageKeys.dashboardMessages, '0');
    },
    markThreadRead: useCallback((chat: Chat) => store(markThreadRead(chat, markers)), [markers]),
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
