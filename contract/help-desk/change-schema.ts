import Type, { type Static } from 'typebox';
import { ReplyFile, recordState, recordVersion } from './queue-schema';
import { messageText } from './record-schema';
import { chatLimits } from '../shared/list-limits';
import { bulkResult, recordId, versionText } from '../shared/schema/fields';

const patch = {
  reviewed: Type.Optional(Type.Boolean()),
  assignee: Type.Optional(recordState.assignee),
};

/**
 * PATCH /helpDesk/records/{id}. 409 if the version is outdated. A decision (time off only) also marks the request as reviewed
 * and e-mails the caregiver; null undoes it and reopens the request. Its `note` is in the e-mail and on the status page.
 */
export const RecordChange = Type.Object(
  {
    version: recordVersion,
    ...patch,
    decision: Type.Optional(recordState.decision),
    note: Type.Optional(messageText),
  },
  { $id: 'RecordChange', minProperties: 2, additionalProperties: false },
);
export type RecordChange = Static<typeof RecordChange>;

/** The response to PATCH /helpDesk/records/{id}. */
export const RecordState = Type.Object(recordState, { $id: 'RecordState' });
export type RecordState = Static<typeof RecordState>;

/** POST /helpDesk/records/states. */
export const BulkRecordChange = Type.Object(
  {
    records: Type.Array(
      Type.Object({ id: recordId, version: recordVersion }, { additionalProperties: false }),
      { minItems: 1, maxItems: chatLimits.default },
    ),
    ...patch,
  },
  { $id: 'BulkRecordChange', minProperties: 2, additionalProperties: false },
);

export const BulkRecordResponse = Type.Object(bulkResult, { $id: 'BulkRecordResponse' });
export type BulkRecordResponse = Static<typeof BulkRecordResponse>;

/**
 * POST /helpDesk/records/{id}/file: multipart with the PDF as `file` and `version`; accepts an Idempotency-Key. Replaces the
 * previous file and its link. 409 if the version is outdated.
 */
export const FileUploadResponse = Type.Object(
  { file: ReplyFile, version: recordVersion },
  { $id: 'FileUploadResponse' },
);
export type FileUploadResponse = Static<typeof FileUploadResponse>;

/** DELETE /helpDesk/records/{id}/file. 409 if the version is outdated. */
export const FileRemovalQuery = Type.Object(
  { version: versionText },
  { additionalProperties: false },
);

export const FileRemovalResponse = Type.Object(
  { version: recordVersion },
  { $id: 'FileRemovalResponse' },
);
