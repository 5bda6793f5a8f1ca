import Type, { type Static } from 'typebox';
import { clientLanguages } from '../shared/languages';
import { regionIds } from '../shared/regions';
import {
  changeObject,
  closedObject,
  keyEnum,
  namedObject,
  nullable,
  recordId,
  strictObject,
  stringEnum,
} from '../shared/schema/fields';
import { undoToken } from '../shared/schema/undo';
import { storableText } from '../shared/text/patterns';
import { texting } from '../sms/schema';
import { version } from './change-schema';
import { contactSources, maxContactPoints, maxPersonText } from './constants';

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

export const ContactPointInput = strictObject({ id: Type.Optional(recordId), ...contactPoint });
export type ContactPointInput = Static<typeof ContactPointInput>;

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
  source: nullable(keyEnum(contactSources)),
};

/** PATCH /chats/{userId}/person. */
export const PersonChange = changeObject('PersonChange', {
  version,
  ...Type.Partial(Type.Object({ ...personFields, region: stringEnum(regionIds) })).properties,
  contactPoints: Type.Optional(
    Type.Array(ContactPointInput, {
      maxItems: maxContactPoints,
      description: 'All of them. The first of each kind is the preferred one',
    }),
  ),
});
export type PersonChange = Static<typeof PersonChange>;
export type PersonPatch = Omit<PersonChange, 'version'>;

export const PersonChangeResponse = namedObject('PersonChangeResponse', {
  version,
  undo: undoToken,
});

/** POST /chats. */
export const NewPerson = closedObject('NewPerson', {
  ...Type.Partial(Type.Object(personFields)).properties,
  region: stringEnum(regionIds),
  contactPoints: Type.Array(ContactPointInput, { minItems: 1, maxItems: maxContactPoints }),
  note: text(maxPersonText.note),
});
export type NewPerson = Static<typeof NewPerson>;

/** POST /chats/lookup: as far as they are typed. */
export const PersonLookup = closedObject('PersonLookup', {
  name: text(2 * maxPersonText.name + 1),
  phone: text(),
  email: text(254),
});
export type PersonLookup = Static<typeof PersonLookup>;

export const KnownPerson = Type.Object({
  userId: Type.String(),
  name: Type.String(),
  point: ContactPointInput,
  /** The thread of the contact point: this one, or one merged into it. */
  owner: Type.Object({ userId: Type.String(), version, points: Type.Array(ContactPointInput) }),
  isSame: Type.Boolean({ description: 'They have the name of the lookup' }),
});
export type KnownPerson = Static<typeof KnownPerson>;
