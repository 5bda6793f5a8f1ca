import Type, { type TObject, type TProperties } from 'typebox';
import { closedObject, group, text } from './shared-fields';
import { collectionNames, schemas, type CollectionName } from './schemas';

/** The fields of each collection that a translation may have. It inherits all others from the English file. */
const textFields: Record<CollectionName, readonly string[]> = {
  regions: ['title', 'description', 'place', 'license', 'programs'],
  services: ['title', 'navTitle', 'description', 'summary'],
  pages: ['title', 'navTitle', 'description', 'lead'],
  legal: ['title', 'description'],
  blog: ['title', 'description'],
  faqs: ['question'],
  team: ['title'],
  events: ['title', 'place', 'summary'],
  jobs: ['title', 'description', 'benefits'],
};

const ownFields = {
  translatedBy: text('who translated the text, or "sample" until someone has reviewed it'),
  sourceHash: Type.String({
    pattern: '^[0-9a-f]{12}$',
    description: 'nothing: "npm run content -- --stamp" adds it',
  }),
};

const groups: Partial<Record<CollectionName, TProperties>> = {
  regions: { afterHours: group('purpose', { purpose: text('what the number is for') }) },
};

export const translationSchemas = Object.fromEntries(
  collectionNames.map((name) => [name, createSchema(name)]),
) as Record<CollectionName, TObject>;

function createSchema(name: CollectionName): TObject {
  const { properties } = schemas[name] as TObject;
  const entries = Object.entries({ ...properties, ...ownFields, ...groups[name] }).filter(
    ([field]) =>
      textFields[name].includes(field) || field in ownFields || field in (groups[name] ?? {}),
  );
  return closedObject(
    Object.fromEntries(entries.map(([field, schema]) => [field, Type.Optional(schema)])),
  );
}
