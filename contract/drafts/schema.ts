import Type, { type Static } from 'typebox';
import { draftLimits } from './constants';
import { nullable, timestamp } from '../shared/schema/fields';

const text = Type.String({ maxLength: draftLimits.field });

/** An unsent message, note, or reason. */
export const MessageDraft = Type.Object(
  {
    text,
    recipient: Type.Optional(Type.String({ maxLength: 254 })),
    originalRecipients: Type.Optional(
      Type.Array(Type.String({ maxLength: 400 }), {
        maxItems: 50,
        description: 'The people it was started for, if their threads were merged since',
      }),
    ),
  },
  { additionalProperties: false },
);

/** Unsaved changes of a form. */
export const FieldsDraft = Type.Object(
  {
    kind: Type.Literal('fields'),
    values: Type.Record(Type.String({ maxLength: 60 }), text, { maxProperties: 100 }),
    base: Type.Unknown({ description: 'The record that the changes are based on; null: none' }),
  },
  { additionalProperties: false },
);

export const DraftContent = Type.Union([MessageDraft, FieldsDraft]);
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
