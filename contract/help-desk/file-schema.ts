import Type, { type Static } from 'typebox';
import { AnswerFile, recordVersion } from './queue-schema';
import { versionText } from '../shared/schema/version';

/**
 * POST /helpDesk/records/{id}/file: multipart, the PDF as `file` and the version that was seen as `version`; takes an Idempotency-Key. It
 * replaces the file before it, whose link ends with it. 409 when somebody has changed the record since.
 */
export const FileAdded = Type.Object(
  { file: AnswerFile, version: recordVersion },
  { $id: 'FileAdded' },
);
export type FileAdded = Static<typeof FileAdded>;

/** DELETE /helpDesk/records/{id}/file?version=…: the same refusal. */
export const FileRemovalQuery = Type.Object(
  { version: versionText },
  { additionalProperties: false },
);

export const FileRemoved = Type.Object({ version: recordVersion }, { $id: 'FileRemoved' });
