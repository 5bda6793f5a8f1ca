import Type from 'typebox';
import { bulkResult, closedObject, namedObject, nullable } from './fields';

/** In the response to a change. Send it back within a minute to restore what was before. */
export const undoToken = nullable(
  Type.String(),
  'Send it to the undo route to restore the earlier state; null if nothing changed',
);

/** The response to a change of several records. */
export const undoableResult = { ...bulkResult, undo: undoToken };

export const UndoRequest = closedObject('UndoRequest', {
  token: Type.String({ minLength: 1, maxLength: 500_000, pattern: '^[\\w+/=-]+$' }),
});

/** Records that somebody else has changed since are rejected and stay as they are. */
export const UndoResponse = namedObject('UndoResponse', bulkResult);
