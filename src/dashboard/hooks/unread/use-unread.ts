import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Chat } from '../../../../contract/inbox/schema';
import { storageKeys } from '../../../site/facts';
import {
  afterInboxLink,
  afterOpening,
  badgeOf,
  parseBadge,
  parseCounts,
  parseTime,
  settled,
  unreadIn,
  type Marks,
} from './read-markers';
import { readStored, subscribeStored, writeStored } from '../local-storage';

/** The product's own additions to the specification's keys (marks.ts says why). */
const unopenedKey = 'unopenedMessages';
const seenUntilKey = 'messagesSeenUntil';

/**
 * What is new in the inbox, for this browser, live over all tabs. Until the threads are there the badge is the one of last time.
 * `followInboxLink` resets the badge to 0, for the threads that arrive first when there are none yet; `open` marks one
 * thread as seen.
 */
export function useUnread(chats: readonly Chat[] | undefined) {
  const seen = useStored(storageKeys.seenMessages);
  const unopened = useStored(unopenedKey);
  const storedBadge = useStored(storageKeys.dashboardMessages);
  const seenUntil = useStored(seenUntilKey);
  const marks = useMemo<Marks>(() => {
    const stored = parseMarks(seen, unopened, seenUntil);
    return chats ? settled(chats, stored) : stored;
  }, [chats, seen, unopened, seenUntil]);
  const badge = chats ? badgeOf(chats, marks) : parseBadge(storedBadge);
  const followedEarly = useRef(false);

  const open = useCallback((chat: Chat) => store(afterOpening(chat, marks)), [marks]);

  useEffect(() => {
    if (!chats) return;
    writeStored(storageKeys.dashboardMessages, String(badge));
    store(settled(chats, readMarks()));
  }, [chats, badge]);

  useEffect(() => {
    if (!chats || !followedEarly.current) return;
    followedEarly.current = false;
    // Read anew: a thread may have been opened in the moment in which they arrived.
    store(afterInboxLink(chats, readMarks()));
  }, [chats]);

  return {
    badge,
    unreadIn: (chat: Chat) => unreadIn(chat, marks),
    followInboxLink: () => {
      if (chats) store(afterInboxLink(chats, marks));
      else followedEarly.current = true;
      writeStored(storageKeys.dashboardMessages, '0');
    },
    open,
  };
}

function readMarks(): Marks {
  return parseMarks(
    readStored(storageKeys.seenMessages),
    readStored(unopenedKey),
    readStored(seenUntilKey),
  );
}

function parseMarks(seen: string | null, unopened: string | null, seenUntil: string | null): Marks {
  return {
    seen: parseCounts(seen),
    unopened: parseCounts(unopened),
    seenUntil: parseTime(seenUntil),
  };
}

function store({ seen, unopened, seenUntil }: Marks) {
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
