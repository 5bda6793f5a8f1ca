import Type, { type Static } from 'typebox';
import { storableText } from '../text/patterns';

/** A schema of fixed strings. Type.Union over a mapped list would have the static type never. */
export function stringEnum<Values extends string[]>(
  values: readonly [...Values],
  description?: string,
) {
  return Type.Enum(values, {
    type: 'string',
    ...(description === undefined ? {} : { description }),
  });
}

/** A schema of the keys of a record, such as labels. */
export const keyEnum = <Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  description?: string,
) => stringEnum(Object.keys(record) as Key[], description);

/** An object with its own name in the API's document. */
export const namedObject = <Properties extends Type.TProperties>(
  $id: string,
  properties: Properties,
) => Type.Object(properties, { $id });

/** One that a call takes, which rejects other properties. */
export const closedObject = <Properties extends Type.TProperties>(
  $id: string,
  properties: Properties,
) => Type.Object(properties, { $id, additionalProperties: false });

/** The same without a name. */
export const strictObject = <Properties extends Type.TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** The record to change, and at least one change of it. */
export const changeObject = <Properties extends Type.TProperties>(
  $id: string,
  properties: Properties,
) => Type.Object(properties, { $id, minProperties: 2, additionalProperties: false });

export function nullable<Schema extends Type.TSchema>(schema: Schema, description?: string) {
  return Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
}

export const timestamp = Type.String({ description: 'ISO 8601, UTC' });
export const calendarDate = Type.String({ description: 'YYYY-MM-DD' });
export const phoneNumber = Type.String({ description: 'Ten digits' });
export const recordId = Type.String({ pattern: '^[\\w-]{1,40}$' });

export function optionalTexts<Name extends string>(names: readonly Name[], maxLength: number) {
  const text = Type.Optional(Type.String({ maxLength, pattern: storableText }));
  return Object.fromEntries(names.map((name) => [name, text])) as Record<Name, typeof text>;
}

export const LabeledValue = Type.Object({ label: Type.String(), value: Type.String() });
export type LabeledValue = Static<typeof LabeledValue>;

/** A changed field of a record, or an event of its history. */
export const ChangeEntry = Type.Object({
  id: Type.String(),
  at: timestamp,
  by: Type.String(),
  field: Type.String({ description: "A form field, or an event such as 'added' or 'photo'" }),
  from: nullable(Type.String()),
  to: nullable(Type.String()),
});
export type ChangeEntry = Static<typeof ChangeEntry>;

const versionPattern = '^[1-9]\\d{0,8}$';

export const versionText = Type.String({ pattern: versionPattern });

export function isVersion(text: string): boolean {
  return new RegExp(versionPattern).test(text);
}

/**
 * A version number in a JSON body. The databases store 32-bit integers, and the next version must fit too.
 * @param minimum 0 where the record may not exist yet
 */
export function versionNumber(minimum: 0 | 1, description: string) {
  return Type.Integer({ minimum, maximum: 2 ** 31 - 2, description });
}

/** The records of a bulk change, at the versions on screen. */
export function bulkRecords(maxItems: number) {
  return Type.Array(strictObject({ id: recordId, version: versionNumber(1, 'On screen') }), {
    minItems: 1,
    maxItems,
  });
}

/** The response to a change of several records. Each record is changed or rejected individually. */
export const bulkResult = {
  changed: Type.Array(Type.String({ description: 'id' })),
  rejected: Type.Array(Type.Object({ id: Type.String(), message: Type.String() })),
};

/** docs/decisions/008 */
export const possibleSpam = Type.Optional(
  Type.Boolean({ description: 'True for a form that looked automated' }),
);
