/** A backup can't be made, verified, or restored; the message is for the person who runs the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
