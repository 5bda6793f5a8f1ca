/** Stops the server or a command. The message is for the person who runs it, and needs no stack trace. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
