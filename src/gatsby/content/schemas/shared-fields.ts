import Type, { type TProperties } from 'typebox';
import { regionIds } from '../../../../contract/shared/regions';

/** Fields of several collections. The content check shows the descriptions to editors. */
export const text = (description: string) => Type.String({ minLength: 1, description });
export const date = (description: string) =>
  Type.String({ format: 'date', description: `${description}, as YYYY-MM-DD` });
export const url = (description: string) =>
  Type.String({ pattern: '^https?://\\S+$', description: `${description}, with https://` });
export const order = Type.Number({ description: 'the position in the menu or list, a number' });
export const updated = date('the day of the last change');
export const oneOf = <Value extends string>(values: readonly Value[]) =>
  Type.Enum([...values], { description: `one of ${values.join(', ')}` });
export const region = oneOf(regionIds);
export const regionList = (description: string) =>
  Type.Array(region, {
    minItems: 1,
    uniqueItems: true,
    description: `a list of ${description} (${regionIds.join(', ')})`,
  });
export const description = Type.String({
  minLength: 50,
  maxLength: 160,
  description: 'one or two sentences of 50 to 160 characters for search engines',
});
export const title = text('the heading of the page');
export const sample = Type.Optional(
  Type.Boolean({ description: 'true for an invented example, else leave it out' }),
);

/** Fields without any others. */
export const closedObject = <Fields extends TProperties>(fields: Fields, description?: string) =>
  Type.Object(fields, { additionalProperties: false, ...(description && { description }) });
/** A field that has fields. */
export const group = <Fields extends TProperties>(description: string, fields: Fields) =>
  closedObject(fields, description);

export const source = group('name and url of the source', {
  name: text('the office and the name of the document'),
  url: url('the address of the document'),
});
