import type { DraftContent } from '../../../../contract/drafts/schema';

export type DraftState = {
  isSaved: boolean;
  /** Why the last save failed. */
  error: string | null;
  /** It failed and will be tried again. */
  isRetrying: boolean;
  /** The text of another window that this window's replaces. */
  other: DraftContent | null;
};

/** Keeps the drafts of one person on the server. */
export type DraftSync = {
  /** Call it when a draft is set or deleted. */
  onChange: (key: string) => void;
  subscribe: (listener: () => void) => () => void;
  /** Grows with every change of a draft or its state. */
  getVersion: () => number;
  /** Takes over the drafts of the server; a failure is retried when the page is shown again. */
  refresh: () => Promise<void>;
  /** Saves everything now. Waits at most `timeout` milliseconds. */
  flush: (timeout: number, isLeaving?: boolean) => Promise<void>;
  /** True while leaving the page would lose something. */
  hasUnsaved: () => boolean;
  getState: (key: string) => DraftState;
  setOther: (key: string, other: DraftContent | null) => void;
  /** Call it while a form with its own copy of the draft is on screen. */
  openForm: (key: string) => () => void;
  /** After this, changes stay in this window. */
  stop: () => void;
};
