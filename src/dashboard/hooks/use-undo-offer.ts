import type { Call } from '../../browser/api/calls';
import { createStore } from '../../browser/create-store';

export type UndoCall = Extract<Call, `POST ${string}/undo`>;

export type Undo = {
  call: UndoCall;
  /** Several if a call changes one record. */
  token: string | readonly string[];
  /** The name of a changed record, to say which could not be restored. */
  getName: (id: string) => string;
  /** Called after the undo, also if it failed. */
  onUndone: (isDone: boolean) => void;
};

export type UndoOffer = {
  /** The finished change: 'Closed Ann Lee'. */
  message: string;
  /** Null for a change that can't be undone and is only announced. */
  undo: Undo | null;
};

const offers = createStore<UndoOffer | null>(null);

/** Announces the latest change and offers to undo it, wherever the person goes next. A new offer replaces it. */
export const offerUndo = offers.set;

export const useUndoOffer = offers.useValue;
