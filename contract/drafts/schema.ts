import Type, { type Static } from 'typebox';
import { draftLimits } from './constants';
import {
  closedObject,
  namedObject,
  nullable,
  strictObject,
  timestamp,
} from '../shared/schema/fields';

/** An unsent message or note, or the unsaved changes of a form. */
export const DraftContent = strictObject({
  values: Type.Record(
    Type.String({ maxLength: 60 }),
    Type.String({ maxLength: draftLimits.field }),
    {
      maxProperties: 100,
      description: 'The text of a message and its recipient, or the changed fields of a form',
    },
  ),
  base: Type.Unknown({ description: 'The record that the changes are based on; null: none' }),
});
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

export const DraftsResponse = namedObject('DraftsResponse', {
  drafts: Type.Array(StoredDraft, { description: 'The draft saved last comes last' }),
});
export type DraftsResponse = Static<typeof DraftsResponse>;

export const DraftChange = closedObject('DraftChange', {
  key: Type.String({
    pattern: '^[\\w:/-]{1,120}$',
    description: 'The record, and the channel or form: /chats/{userId}/email, employee:new',
  }),
  revision,
  content: nullable(DraftContent, 'null deletes the draft'),
});
export type DraftChange = Static<typeof DraftChange>;

export const DraftSaved = namedObject('DraftSaved', { revision });
export type DraftSaved = Static<typeof DraftSaved>;
