import { HttpError } from '../errors';
import type { Encryption } from '../../db/encryption/encryption';
import type { Actor } from '../../db/change-log';

/** One changed record: the version that the change created, and its state before. */
export type UndoStep<State> = { id: string; version: number; before: State };

type UndoableChange<State> = { email: string; at: string; steps: UndoStep<State>[] };

/** Much longer than the office is offered an undo, because a slow call may arrive late. */
const tokenDuration = 60_000;

const getContext = (kind: string) => `undo:${kind}`;

/**
 * Encrypts what a change replaced, so that the person who made it can restore exactly that, and nothing else. Null if nothing changed.
 * @param kind of records, which a token for others cannot change
 */
export function createUndoToken<State>(
  encryption: Encryption,
  kind: string,
  { email, at }: Actor,
  steps: readonly (UndoStep<State> | null)[],
): string | null {
  const changed = steps.filter((step) => step !== null);
  if (changed.length === 0) return null;
  const change: UndoableChange<State> = { email, at, steps: changed };
  return encryption.encrypt(JSON.stringify(change), getContext(kind));
}

/** Throws 400 for a token of another kind or person, and 409 if it has expired. */
export function readUndoToken<State>(
  encryption: Encryption,
  kind: string,
  { email, at: now }: Actor,
  token: string,
): UndoableChange<State> {
  const change = tryRead<State>(encryption, kind, token);
  if (change?.email !== email) {
    throw new HttpError(400, 'undo_unknown', 'This can’t be undone. Change it back by hand.');
  }
  if (Date.parse(now) - Date.parse(change.at) > tokenDuration) {
    const message = 'It’s too late to undo this. Change it back by hand.';
    throw new HttpError(409, 'undo_expired', message);
  }
  return change;
}

function tryRead<State>(
  encryption: Encryption,
  kind: string,
  token: string,
): UndoableChange<State> | null {
  try {
    return JSON.parse(encryption.decrypt(token, getContext(kind))) as UndoableChange<State>;
  } catch {
    return null;
  }
}
