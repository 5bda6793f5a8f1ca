import Type, { type Static } from 'typebox';
import { namedObject, nullable, recordId } from '../shared/schema/fields';
import { nonBlankText } from '../shared/text/patterns';
import { fileLimits, maxMentions, maxSubjectLength } from './constants';

export const MessageFile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: Type.String({ description: 'Media type: a JPEG, PNG, or WebP picture, PDF, or Word' }),
  size: Type.Integer({ description: 'In bytes' }),
});
export type MessageFile = Static<typeof MessageFile>;

/** Of a message: kept when a file has been deleted after its retention period. */
export const messageFiles = Type.Optional(Type.Array(MessageFile));

export const fileIds = Type.Optional(
  Type.Array(recordId, {
    maxItems: fileLimits.maxFiles,
    description: 'Of POST /uploads, or of files of templates; at most 10 MB in all',
  }),
);

export const mentions = Type.Optional(
  Type.Array(Type.String({ maxLength: 254 }), {
    maxItems: maxMentions,
    description: 'Emails of staff whom a note mentions. 400 if one of them can’t see the record',
  }),
);

/** The parts of an email besides its text. */
export const emailParts = {
  files: fileIds,
  subject: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: maxSubjectLength,
      pattern: nonBlankText,
      description: 'Of an email. By default that of the conversation',
    }),
  ),
  withEarlier: Type.Optional(
    Type.Boolean({ description: 'Quotes earlier emails from and to the recipient' }),
  ),
};

export const sentFields = {
  undo: Type.Optional(Type.String({ description: 'Send it to POST /messages/undo' })),
};

export const OwnSignature = namedObject('OwnSignature', {
  text: nullable(Type.String(), 'Null: no employee has the work email of the account'),
  isOn: Type.Boolean({ description: 'Added to emails that the account sends' }),
});
