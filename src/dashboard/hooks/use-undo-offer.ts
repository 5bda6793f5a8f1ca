import type { Call } from '../../browser/api/calls';
import { createStore } from '../../browser/create-store';

export type UndoCall = Extract<Call, `POST ${string}/undo`>;

export type UndoOffer = {
  /** The finished change: 'Closed Ann Lee'. */
  message: string;
  call: UndoCall;
  /** Of the change. */
  token: string;
  /** The name of a changed record, to say which could not be restored. */
  getName: (id: string) => string;
  /** Called after the undo, also if it failed. */
  onUndone: (isDone: boolean) => void;
};

const offers = createStore<UndoOffer | null>(null);

/** Offers to undo the latest change, wherever the person goes next. A new offer replaces it. */
export const offerUndo = offers.set;

export const useUndoOffer = offers.useValue;
