import Type, { type Static } from 'typebox';
import { Employee } from '../employees/schema';
import { pageSize } from '../shared/list-limits';
import { regionIds } from '../shared/regions';
import { keyEnum, namedObject, nullable, strictObject, stringEnum } from '../shared/schema/fields';
import { page } from '../shared/schema/list-query';
import { photoShapes, signatureFilters, signatureLayouts } from './constants';

/** The fields of an employee that a signature may show. */
export const WorkProfile = Type.Pick(Employee, [
  'id',
  'firstName',
  'lastName',
  'title',
  'region',
  'workPhone',
  'workEmail',
  'photo',
]);
export type WorkProfile = Static<typeof WorkProfile>;

const filters = {
  region: Type.Optional(stringEnum(regionIds)),
  show: Type.Optional(
    keyEnum(
      signatureFilters,
      "Default 'email': without aides, who have no work email and need no signature",
    ),
  ),
};

export const WorkProfilesQuery = strictObject({ ...filters, page });

export const WorkProfilesResponse = namedObject('WorkProfilesResponse', {
  items: Type.Array(WorkProfile, { description: `At most ${String(pageSize)}` }),
  total: Type.Integer({ description: 'Matches on all pages' }),
  hasAny: Type.Boolean({ description: 'Whether there is any employee, regardless of filters' }),
});
export type WorkProfilesResponse = Static<typeof WorkProfilesResponse>;

const options = {
  layout: keyEnum(signatureLayouts),
  shape: keyEnum(photoShapes),
  phone: stringEnum(['0', '1'], 'Whether it includes the work phone'),
};

export const SignatureQuery = strictObject(options);
export type SignatureQuery = Static<typeof SignatureQuery>;

/** GET /signatures/zip: the signatures of all current employees, or of one region. */
export const SignaturesQuery = strictObject({ ...options, ...filters });

export const SignatureResponse = namedObject('SignatureResponse', {
  name: Type.String({ description: 'Of the employee' }),
  fileName: Type.String({ description: 'For a download, without extension' }),
  html: Type.String({ description: 'Tables and inline styles only' }),
  text: Type.String({ description: 'Plain text' }),
  bytes: Type.Integer({ description: 'Of the HTML in UTF-8' }),
  photo: nullable(
    Type.Object({
      address: Type.String({ description: 'The URL in the HTML' }),
      path: Type.String({ description: "The same below the API's base" }),
    }),
  ),
  hasWorkPhone: Type.Boolean({ description: 'Whether the employee has one, included or not' }),
  hasPhoto: Type.Boolean({ description: 'Whether the employee has one, included or not' }),
});
export type SignatureResponse = Static<typeof SignatureResponse>;
