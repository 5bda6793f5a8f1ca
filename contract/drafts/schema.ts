import Type, { type Static } from 'typebox';
import { draftLimits } from './constants';
import { nullable, timestamp } from '../shared/schema/fields';

/** An unsent message or note, or the unsaved changes of a form. */
export const DraftContent = Type.Object(
  {
    values: Type.Record(
      Type.String({ maxLength: 60 }),
      Type.String({ maxLength: draftLimits.field }),
      {
        maxProperties: 100,
        description: 'The text of a message and its recipient, or the changed fields of a form',
      },
    ),
    base: Type.Unknown({ description: 'The record that the changes are based on; null: none' }),
  },
  { additionalProperties: false },
);
export type DraftContent = Static<typeof DraftContent>;

const revision = nullable(
  Type.String({ maxLength: 40 }),
  'Changes with every save; null if none is stored',
);

export const StoredDraft = Type.Object({
  key: Type.String(),
  revision,
  savedAt: timestamp,
  content: DraftContent,
});
export type StoredDraft = Static<typeof StoredDraft>;

export const DraftsResponse = Type.Object(
  { drafts: Type.Array(StoredDraft, { description: 'The draft saved last comes last' }) },
  { $id: 'DraftsResponse' },
);
export type DraftsResponse = Static<typeof DraftsResponse>;

export const DraftChange = Type.Object(
  {
    key: Type.String({
      pattern: '^[\\w:/-]{1,120}$',
      description: 'The record, and the channel or form: /chats/{userId}/email, employee:new',
    }),
    revision,
    content: nullable(DraftContent, 'null deletes the draft'),
  },
  { $id: 'DraftChange', additionalProperties: false },
);
export type DraftChange = Static<typeof DraftChange>;

export const DraftSaved = Type.Object({ revision }, { $id: 'DraftSaved' });
export type DraftSaved = Static<typeof DraftSaved>;
