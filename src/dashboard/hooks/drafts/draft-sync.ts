import type { DraftContent, StoredDraft } from '../../../../contract/drafts/schema';
import { getErrorMessage, isConflict } from '../../api/errors';
import type { UnsavedWork } from '../use-staff';
import { fetchDrafts, isDraftRejected, storeDraft } from './draft-api';
import type { DraftSync } from './draft-state';
import { isLostOnLeaving, readContent, serializeContent, writeContent } from './draft-content';

/** Milliseconds. */
const saveDelay = 1_000;
const retryDelays = [2_000, 5_000, 15_000, 30_000];

type Entry = {
  /** The JSON on the server; null if there is none. */
  saved: string | null;
  revision: string | null;
  error: string | null;
  /** The server rejected this content, so it is not sent again. */
  rejected: string | null;
  other: DraftContent | null;
};

/**
 * Keeps the drafts of one person on the server: saves changes after a pause, retries failed saves, and takes over what other
 * windows saved. If two windows change the same draft, the later save wins, and the other text is offered.
 */
export function createDraftSync(
  work: Pick<UnsavedWork, 'drafts' | 'forms' | 'hasEnded'>,
): DraftSync {
  const entries = new Map<string, Entry>();
  /** The JSON of each draft when it last changed. */
  const contents = new Map<string, string | null>();
  const saves = new Map<string, Promise<void>>();
  const openForms = new Set<string>();
  const listeners = new Set<() => void>();
  let version = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let isAdopting = false;

  const notify = () => {
    version += 1;
    listeners.forEach((listener) => listener());
  };
  const getEntry = (key: string): Entry => {
    const entry = entries.get(key) ?? {
      saved: null,
      revision: null,
      error: null,
      rejected: null,
      other: null,
    };
    entries.set(key, entry);
    return entry;
  };
  const readJson = (key: string) => {
    const content = readContent(work, key);
    return content && serializeContent(content);
  };
  const isDirty = (key: string) => readJson(key) !== (entries.get(key)?.saved ?? null);
  const listDirty = () =>
    [...new Set([...work.drafts.keys(), ...work.forms.keys(), ...entries.keys()])].filter(isDirty);
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void saveAll(), delay);
  };

  const onChange = (key: string) => {
    const json = readJson(key);
    // A form sets its draft with every render, so an equal draft must not cause another render.
    if (json === (contents.get(key) ?? null)) return;
    contents.set(key, json);
    if (isAdopting || isStopped) return;
    if (isDirty(key)) schedule(saveDelay);
    notify();
  };

  const adopt = ({ key, revision, content }: StoredDraft) => {
    isAdopting = true;
    writeContent(work, key, content);
    isAdopting = false;
    Object.assign(getEntry(key), { revision, saved: serializeContent(content) });
  };
  const adoptNewer = (stored: StoredDraft) => {
    const { key, content } = stored;
    const entry = getEntry(key);
    if (entry.revision === stored.revision || saves.has(key)) return;
    const json = serializeContent(content);
    // An open form has its own copy, and what is being typed must not change.
    if (openForms.has(key) || isDirty(key)) {
      if (json !== readJson(key)) entry.other = content;
    } else adopt(stored);
  };
  /** Another window sent or discarded a draft. What is typed here stays. */
  const dropDeleted = (key: string, revision: string | null) => {
    const entry = getEntry(key);
    const isUsed = saves.has(key) || openForms.has(key) || isDirty(key);
    if (revision === null || entry.revision !== revision || isUsed) return;
    isAdopting = true;
    work.drafts.delete(key);
    work.forms.delete(key);
    isAdopting = false;
    Object.assign(entry, { saved: null, revision: null });
  };
  const resolveConflict = async (key: string) => {
    const stored = (await fetchDrafts()).find((draft) => draft.key === key);
    const entry = getEntry(key);
    if (stored === undefined) {
      Object.assign(entry, { saved: null, revision: null });
    } else if (readJson(key) === null && !openForms.has(key)) {
      // It was sent or discarded here, so the text of the other window is the draft.
      adopt(stored);
    } else {
      const saved = serializeContent(stored.content);
      const other = saved === readJson(key) ? null : stored.content;
      Object.assign(entry, { saved, revision: stored.revision, other });
    }
  };

  const save = async (key: string, isLeaving: boolean) => {
    const content = readContent(work, key);
    const json = content && serializeContent(content);
    const entry = getEntry(key);
    try {
      const body = { key, revision: entry.revision, content };
      const revision = await storeDraft(body, isLeaving);
      Object.assign(entry, { revision, saved: json, error: null, rejected: null });
      failures = 0;
    } catch (error) {
      if (isConflict(error)) await resolveConflict(key);
      else if (isDraftRejected(error)) {
        Object.assign(entry, { error: getErrorMessage(error), rejected: json });
      } else throw error;
    }
  };
  const trySave = (key: string, isLeaving: boolean): Promise<void> => {
    const running =
      saves.get(key) ??
      save(key, isLeaving)
        .catch((error: unknown) => {
          getEntry(key).error = getErrorMessage(error);
          failures += 1;
        })
        .finally(() => {
          saves.delete(key);
          notify();
        });
    saves.set(key, running);
    return running;
  };
  const saveAll = async (isLeaving = false): Promise<void> => {
    clearTimeout(timer);
    if (isStopped || work.hasEnded()) return;
    const isWorthSaving = (key: string) =>
      entries.get(key)?.rejected == null || entries.get(key)?.rejected !== readJson(key);
    await Promise.all(
      listDirty()
        .filter(isWorthSaving)
        .map((key) => trySave(key, isLeaving)),
    );
    if (!isStopped && listDirty().some(isWorthSaving)) {
      schedule(failures === 0 ? saveDelay : (retryDelays[failures - 1] ?? retryDelays.at(-1) ?? 0));
    }
  };
  const refresh = async () => {
    if (isStopped || work.hasEnded()) return;
    const known = [...entries].map(([key, { revision }]) => ({ key, revision }));
    const stored = await fetchDrafts();
    stored.forEach(adoptNewer);
    const storedKeys = new Set(stored.map(({ key }) => key));
    for (const { key, revision } of known) {
      if (!storedKeys.has(key)) dropDeleted(key, revision);
    }
    notify();
  };

  return {
    onChange,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    getVersion: () => version,
    refresh: () => refresh().catch(() => undefined),
    flush: async (timeout: number, isLeaving = false) => {
      const expired = new Promise<void>((resolve) => setTimeout(resolve, timeout));
      // Twice, because a save may be under way with an older text.
      const saved = saveAll(isLeaving).then(() =>
        failures === 0 ? saveAll(isLeaving) : undefined,
      );
      await Promise.race([saved, expired]);
    },
    hasUnsaved: () =>
      [...work.forms].some(isLostOnLeaving) || listDirty().some((key) => readJson(key) !== null),
    getState: (key) => {
      const { error = null, rejected = null, other = null } = entries.get(key) ?? {};
      const isSaved = readJson(key) !== null && !isDirty(key);
      return { isSaved, other, error: isSaved ? null : error, isRetrying: rejected === null };
    },
    setOther: (key: string, other: DraftContent | null) => {
      getEntry(key).other = other;
      notify();
    },
    openForm: (key: string) => {
      openForms.add(key);
      return () => void openForms.delete(key);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
