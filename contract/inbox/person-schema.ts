import Type, { type Static } from 'typebox';
import { clientLanguages } from '../shared/languages';
import { regionIds } from '../shared/regions';
import { nullable, recordId, stringEnum } from '../shared/schema/fields';
import { undoToken } from '../shared/schema/undo';
import { storableText } from '../shared/text/patterns';
import { texting } from '../sms/schema';
import { version } from './change-schema';
import { contactSources, maxContactPoints, maxPersonText, type ContactSource } from './constants';

const text = (maxLength: number = maxPersonText.name) =>
  Type.String({ maxLength, pattern: storableText });

const contactPoint = {
  kind: stringEnum(['phone', 'email']),
  value: Type.String({
    minLength: 1,
    maxLength: 254,
    pattern: storableText,
    description: 'Ten digits, another sender of texts, or an email address',
  }),
  label: nullable(text(maxPersonText.label), "'Mobile', 'Home', 'Work', or another one"),
  name: nullable(text(), 'Whose it is; null: the person’s own'),
  relationship: nullable(
    text(maxPersonText.relationship),
    'What someone else is to the person: "daughter; calls for her"',
  ),
};

/** A way to reach a person (FHIR’s term). */
export const ContactPoint = Type.Object({
  id: Type.String(),
  userId: Type.String({ description: 'The thread that has it: this one, or one merged into it' }),
  ...contactPoint,
  isPreferred: Type.Boolean({ description: 'The one that the office uses by default' }),
  texting: nullable(Type.Object(texting), 'Of a phone number'),
});
export type ContactPoint = Static<typeof ContactPoint>;

export const ContactPointInput = Type.Object(
  { id: Type.Optional(recordId), ...contactPoint },
  { additionalProperties: false },
);
export type ContactPointInput = Static<typeof ContactPointInput>;

export const sources = Object.keys(contactSources) as [ContactSource];

/** Each is '' if it isn’t known. */
const personTexts = {
  firstName: text(),
  lastName: text(),
  preferredName: text(),
  bestTime: text(),
  referredBy: text(),
};
const PersonTexts = Type.Object(personTexts);
export type PersonTexts = Static<typeof PersonTexts>;

export const personFields = {
  ...personTexts,
  language: nullable(stringEnum(clientLanguages)),
  source: nullable(stringEnum(sources)),
};

const region = stringEnum(regionIds);

/** PATCH /chats/{userId}/person. */
export const PersonChange = Type.Object(
  {
    version,
    ...Type.Partial(Type.Object({ ...personFields, region })).properties,
    contactPoints: Type.Optional(
      Type.Array(ContactPointInput, {
        maxItems: maxContactPoints,
        description: 'All of them. The first of each kind is the preferred one',
      }),
    ),
  },
  { $id: 'PersonChange', minProperties: 2, additionalProperties: false },
);
export type PersonChange = Static<typeof PersonChange>;
export type PersonPatch = Omit<PersonChange, 'version'>;

export const PersonState = Type.Object({
  version,
  name: Type.String(),
  contact: Type.String(),
  email: nullable(Type.String()),
  region,
  ...personFields,
  contactPoints: Type.Array(ContactPoint, { description: 'Without those of merged threads' }),
});
export type PersonState = Static<typeof PersonState>;

export const PersonChangeResponse = Type.Object(
  { ...PersonState.properties, undo: undoToken },
  { $id: 'PersonChangeResponse' },
);
