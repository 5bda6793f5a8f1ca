import Type, { type Static } from 'typebox';
import { longestTemplate, templateChannels } from './constants';
import { regionIds } from '../shared/regions';
import { nullable, oneOf, versionNumber } from '../shared/schema/fields';
import { keptWords } from '../shared/text/patterns';

const version = versionNumber(1, 'Grows with each change');

const fields = {
  name: Type.String({ minLength: 1, maxLength: 80, pattern: keptWords }),
  channel: oneOf(templateChannels, 'Where it is offered'),
  region: nullable(oneOf(regionIds), 'Null: all regions'),
  body: Type.String({
    minLength: 1,
    maxLength: longestTemplate,
    pattern: keptWords,
    description: 'With {{variables}} (template-text.ts)',
  }),
};

/** A reply template. */
export const Template = Type.Object({ id: Type.String(), ...fields, version }, { $id: 'Template' });
export type Template = Static<typeof Template>;

/** POST /templates. */
export const NewTemplate = Type.Object(fields, { $id: 'NewTemplate', additionalProperties: false });
export type NewTemplate = Static<typeof NewTemplate>;

/** PUT /templates/{id}. 409 if the version is outdated. */
export const TemplateChange = Type.Object(
  { ...fields, version },
  { $id: 'TemplateChange', additionalProperties: false },
);
export type TemplateChange = Static<typeof TemplateChange>;

/** GET /templates, by name. With `userId` also the values of variables for that person. */
export const TemplatesAnswer = Type.Object(
  {
    templates: Type.Array(Template),
    values: nullable(
      Type.Object({
        firstName: nullable(Type.String()),
        lastName: nullable(Type.String()),
        company: Type.String(),
        phone: Type.String(),
        email: Type.String(),
      }),
    ),
  },
  { $id: 'TemplatesResponse' },
);
export type TemplatesAnswer = Static<typeof TemplatesAnswer>;
