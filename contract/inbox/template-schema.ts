import Type, { type Static } from 'typebox';
import { keptWords } from '../shared/text/patterns';
import { oneOf } from '../shared/schema/string-enum';
import { regionIds } from '../shared/regions';
import { longestTemplate } from './constants';
import { templateChannels } from './template-channels';
import { versionNumber } from '../shared/schema/version';

const version = versionNumber(1, 'Grows with each change');

const fields = {
  name: Type.String({ minLength: 1, maxLength: 80, pattern: keptWords }),
  channel: oneOf(templateChannels, 'Where it is offered'),
  region: Type.Union([oneOf(regionIds), Type.Null()], { description: 'null: every region' }),
  body: Type.String({
    minLength: 1,
    maxLength: longestTemplate,
    pattern: keptWords,
    description: 'With {{variables}} (template-text.ts)',
  }),
};

/** A text of the office for replies. */
export const Template = Type.Object(
  {
    id: Type.String(),
    ...fields,
    version,
  },
  { $id: 'Template' },
);
export type Template = Static<typeof Template>;

/** POST /templates, and with the version it was changed from PUT /templates/{id}. */
export const NewTemplate = Type.Object(fields, { $id: 'NewTemplate', additionalProperties: false });
export type NewTemplate = Static<typeof NewTemplate>;

export const TemplateChange = Type.Object(
  { ...fields, version },
  { $id: 'TemplateChange', additionalProperties: false },
);
export type TemplateChange = Static<typeof TemplateChange>;

const known = Type.Union([Type.String(), Type.Null()]);

/** GET /templates: all, by name; with `userId` also what is known of that person and their office. */
export const TemplatesAnswer = Type.Object(
  {
    templates: Type.Array(Template),
    values: Type.Union([
      Type.Object({
        firstName: known,
        lastName: known,
        company: Type.String(),
        phone: Type.String(),
        email: Type.String(),
      }),
      Type.Null(),
    ]),
  },
  { $id: 'TemplatesAnswer' },
);
export type TemplatesAnswer = Static<typeof TemplatesAnswer>;
