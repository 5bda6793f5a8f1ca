import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { UnreadSource } from '../../../../contract/inbox/schema';
import { useThreadActivity } from '../../api/badge-counts';
import { storageKeys } from '../../../shared/facts';
import { readStored, writeStored } from '../../../browser/local-storage';
import { useLocalStorage } from '../../../browser/hooks/use-local-storage';
import {
  countUnread,
  countUnseen,
  markAllRead,
  markAllSeen,
  markThreadRead,
  markThreadUnread,
  parseBadge,
  parseCounts,
  parseTime,
  reconcileMerges,
  type ReadMarkers,
  type ThreadCount,
} from './read-markers';

/** Additions to the specification's storage keys. */
const unopenedKey = 'unopenedMessages';
const seenUntilKey = 'messagesSeenUntil';

/** Unread messages of the inbox in this browser, kept in sync across tabs. */
export function useUnread() {
  const seen = useLocalStorage(storageKeys.seenMessages);
  const unopened = useLocalStorage(unopenedKey);
  const seenUntil = useLocalStorage(seenUntilKey);
  const storedBadge = useLocalStorage(storageKeys.dashboardMessages);
  const stored = useMemo(
    () => parseMarkers(seen, unopened, seenUntil),
    [seen, unopened, seenUntil],
  );
  const { threads, error } = useThreadActivity(stored.seenUntil, Object.keys(stored.unopened));
  const markers = useMemo(
    () => (threads ? reconcileMerges(threads, stored) : stored),
    [threads, stored],
  );
  const badge = threads ? countUnseen(threads, markers) : parseBadge(storedBadge);
  const wasLinkFollowed = useRef(false);

  useEffect(() => {
    if (!threads) return;
    writeStored(storageKeys.dashboardMessages, String(badge));
    const latest = reconcileMerges(threads, readMarkers());
    store(wasLinkFollowed.current ? markAllSeen(threads, latest) : latest);
    wasLinkFollowed.current = false;
  }, [threads, badge]);

  return {
    /** Unseen messages; the stored number until the threads are loaded. */
    badge,
    /** Every thread that may be unread; undefined while they load and after an error. */
    threads,
    error,
    countUnread: (thread: UnreadSource) => countUnread(thread, markers),
    /** Resets the badge to 0, also for threads that are still loading. */
    markAllSeen: () => {
      if (threads) store(markAllSeen(threads, markers));
      else wasLinkFollowed.current = true;
      writeStored(storageKeys.dashboardMessages, '0');
    },
    markAllRead: () => store(markAllRead(threads ?? [], markers)),
    /** The same function while markers change, so that an open thread isn't marked again when another tab marks it as unread. */
    markThreadRead: useCallback(
      (thread: ThreadCount) => store(markThreadRead(thread, readMarkers())),
      [],
    ),
    markThreadUnread: (thread: UnreadSource) => store(markThreadUnread(thread, markers)),
  };
}

/** The account that the stored markers belong to. */
const ownerKey = 'messagesSeenBy';
const markerKeys = [
  storageKeys.seenMessages,
  storageKeys.dashboardMessages,
  unopenedKey,
  seenUntilKey,
] as const;

/** Gives each account of this browser its own markers: sets aside those of the account before, and brings back one's own. */
export function switchReadMarkers(uid: string): void {
  const owner = readStored(ownerKey);
  if (owner === uid) return;
  writeStored(ownerKey, uid);
  // Markers without an owner are from an earlier release.
  if (owner === null) return;
  const toKey = (key: string, account: string) => `${key}:${account}`;
  for (const key of markerKeys) {
    writeStored(toKey(key, owner), readStored(key));
    writeStored(key, readStored(toKey(key, uid)));
    writeStored(toKey(key, uid), null);
  }
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
