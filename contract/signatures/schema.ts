import Type, { type Static } from 'typebox';
import { Employee } from '../employees/schema';
import { listPage } from '../shared/list-limits';
import { regionIds } from '../shared/regions';
import { nullable, oneOf } from '../shared/schema/fields';
import { page } from '../shared/schema/list-query';
import { photoShapes, signatureLayouts, type PhotoShape, type SignatureLayout } from './constants';

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

const region = Type.Optional(oneOf(regionIds));

/** GET /signatures: current employees. */
export const WorkProfilesQuery = Type.Object({ region, page }, { additionalProperties: false });

export const WorkProfilesAnswer = Type.Object(
  {
    items: Type.Array(WorkProfile, { description: `At most ${String(listPage)}` }),
    total: Type.Integer({ description: 'Matches on all pages' }),
    anybody: Type.Boolean({ description: 'Whether there is any employee, regardless of filters' }),
  },
  { $id: 'WorkProfilesResponse' },
);
export type WorkProfilesAnswer = Static<typeof WorkProfilesAnswer>;

const look = {
  layout: oneOf(Object.keys(signatureLayouts) as SignatureLayout[]),
  shape: oneOf(Object.keys(photoShapes) as PhotoShape[]),
  phone: oneOf(['0', '1'], 'Whether it includes the work phone'),
};

/** GET /signatures/{employee}. */
export const SignatureQuery = Type.Object(look, { additionalProperties: false });
export type SignatureQuery = Static<typeof SignatureQuery>;

/** GET /signatures/zip: the signatures of all current employees, or of one region. */
export const SignaturesQuery = Type.Object({ ...look, region }, { additionalProperties: false });
export type SignaturesQuery = Static<typeof SignaturesQuery>;

export const SignatureAnswer = Type.Object(
  {
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
  },
  { $id: 'SignatureResponse' },
);
export type SignatureAnswer = Static<typeof SignatureAnswer>;
