import Type, { type Static } from 'typebox';
import { fileIds, MessageFile } from '../messages/schema';
import {
  maxTemplateLength,
  templateChannels,
  templateLanguages,
  templatePlaces,
} from './constants';
import { regionIds } from '../shared/regions';
import {
  closedObject,
  keyEnum,
  namedObject,
  nullable,
  stringEnum,
  versionNumber,
} from '../shared/schema/fields';
import { nonBlankText } from '../shared/text/patterns';

const version = versionNumber(1, 'Grows with each change');

const fields = {
  name: Type.String({ minLength: 1, maxLength: 80, pattern: nonBlankText }),
  channel: keyEnum(templateChannels),
  region: nullable(stringEnum(regionIds), 'Null: all regions'),
  body: Type.String({
    minLength: 1,
    maxLength: maxTemplateLength,
    pattern: nonBlankText,
    description: 'With {{variables}} (template-text.ts)',
  }),
};

const place = keyEnum(templatePlaces, 'The composers that offer it');
const language = nullable(keyEnum(templateLanguages), 'Null: for people of any language');
const files = Type.Array(MessageFile, { description: 'Attached with it' });

/** Without them, a template of the inbox without files and for any language. */
const options = { place: Type.Optional(place), language: Type.Optional(language), files: fileIds };

export const Template = namedObject('Template', {
  id: Type.String(),
  ...fields,
  place,
  language,
  files,
  version,
});
export type Template = Static<typeof Template>;

export const NewTemplate = closedObject('NewTemplate', { ...fields, ...options });
export type NewTemplate = Static<typeof NewTemplate>;

export const TemplateChange = closedObject('TemplateChange', { ...fields, ...options, version });
export type TemplateChange = Static<typeof TemplateChange>;

/** GET /templates, by name. With `userId` also the values of variables for that person, with `region` those of the office. */
export const TemplatesResponse = namedObject('TemplatesResponse', {
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
});
export type TemplatesResponse = Static<typeof TemplatesResponse>;
