/** The server cannot start. The message is one line for the person who starts it. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
