import type { FastifyRequest } from 'fastify';
import type { CoreContext } from '../../context';
import type { Encryption } from '../../db/encryption/encryption';
import type { Actor } from '../../db/change-log';
import { inTransaction, type Tx } from '../../db/engine';
import { HttpError } from '../errors';
import { getActor, getBulkActor } from '../request/staff';
import { bulkUpdate } from './bulk-update';

/** One changed record: the version that the change created, and its state before. */
export type UndoStep<State> = { id: string; version: number; before: State };

type UndoableChange<State> = { email: string; at: string; steps: UndoStep<State>[] };

/** Much longer than the office is offered an undo, because a slow call may arrive late. */
const tokenDuration = 60_000;

const getContext = (kind: string) => `undo:${kind}`;

type Change<State> = { undo: UndoStep<State> | null };

/**
 * Handlers of the calls that change records, and of the one that undoes it.
 * @param kind of records, which a token for others cannot change
 */
export function createUndoHandlers<State>(
  context: Pick<CoreContext, 'database' | 'encryption' | 'now'>,
  kind: string,
) {
  const { database, encryption } = context;
  const { db } = database;
  return {
    changeOne: async <Now extends object>(
      request: FastifyRequest,
      change: (tx: Tx, actor: Actor) => Promise<Change<State> & { state: Now }>,
    ) => {
      const actor = getActor(context, request);
      const { state, undo } = await inTransaction(db, (tx) => change(tx, actor));
      return { ...state, undo: createUndoToken(encryption, kind, actor, [undo]) };
    },
    changeAll: async <Item extends { id: string }>(
      request: FastifyRequest,
      items: readonly Item[],
      change: (tx: Tx, item: Item, actor: Actor) => Promise<Change<State>>,
    ) => {
      const actor = getBulkActor(context, request);
      const { results, ...response } = await bulkUpdate(
        { db, log: request.log },
        items,
        (tx, item) => change(tx, item, actor),
      );
      const steps = results.map(({ undo }) => undo);
      return { ...response, undo: createUndoToken(encryption, kind, actor, steps) };
    },
    /** @param restore gets each step with the time of the change */
    undo: async (
      request: FastifyRequest<{ Body: { token: string } }>,
      restore: (tx: Tx, step: UndoStep<State> & { at: string }, actor: Actor) => Promise<void>,
    ) => {
      const actor = getBulkActor(context, request);
      const { at, steps } = readUndoToken<State>(encryption, kind, actor, request.body.token);
      const { changed, rejected } = await bulkUpdate({ db, log: request.log }, steps, (tx, step) =>
        restore(tx, { ...step, at }, actor),
      );
      return { changed, rejected };
    },
  };
}

/**
 * Encrypts what a change replaced, so that the person who made it can restore exactly that, and nothing else. Null if nothing changed.
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
function readUndoToken<State>(
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
