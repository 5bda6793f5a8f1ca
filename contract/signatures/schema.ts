import Type, { type Static } from 'typebox';
import { Employee } from '../employees/schema';
import { listPage } from '../shared/list-limits';
import { page } from '../shared/schema/pagination';
import { oneOf } from '../shared/schema/string-enum';
import { regionIds } from '../shared/regions';
import { photoShapes, signatureLayouts, type PhotoShape, type SignatureLayout } from './constants';

/** What of an employee a signature may show: work contact only. */
export const WorkProfile = Type.Pick(Employee, [
  ...([
    'id',
    'firstName',
    'lastName',
    'title',
    'region',
    'workPhone',
    'workEmail',
    'photo',
  ] as const),
]);
export type WorkProfile = Static<typeof WorkProfile>;

const region = Type.Optional(oneOf(regionIds));

/** GET /signatures: the current employees. The search is in a header (list-limits.ts). */
export const WorkProfilesQuery = Type.Object({ region, page }, { additionalProperties: false });

export const WorkProfilesAnswer = Type.Object(
  {
    items: Type.Array(WorkProfile, { description: `At most ${String(listPage)}` }),
    total: Type.Integer({ description: 'On all pages' }),
    anybody: Type.Boolean({ description: 'Whether there is any employee, filters aside' }),
  },
  { $id: 'WorkProfilesAnswer' },
);
export type WorkProfilesAnswer = Static<typeof WorkProfilesAnswer>;

const look = {
  layout: oneOf(Object.keys(signatureLayouts) as SignatureLayout[]),
  shape: oneOf(Object.keys(photoShapes) as PhotoShape[]),
  phone: oneOf(['0', '1'], 'Whether it includes the work phone'),
};

/** GET /signatures/{employee}: how the signature is to look. */
export const SignatureQuery = Type.Object(look, { additionalProperties: false });
export type SignatureQuery = Static<typeof SignatureQuery>;

/** GET /signatures/zip: the same for everybody who works here, or of one region. */
export const SignaturesQuery = Type.Object({ ...look, region }, { additionalProperties: false });
export type SignaturesQuery = Static<typeof SignaturesQuery>;

export const SignatureAnswer = Type.Object(
  {
    name: Type.String({ description: 'Of the employee' }),
    fileName: Type.String({ description: 'For a download, without its ending' }),
    html: Type.String({ description: 'The signature: tables and inline styles alone' }),
    text: Type.String({ description: 'The same for mails without formatting' }),
    bytes: Type.Integer({ description: 'Of the HTML, in UTF-8' }),
    photo: Type.Union([
      Type.Null(),
      Type.Object({
        address: Type.String({ description: 'As it stands in the HTML' }),
        path: Type.String({ description: "The same below the API's own address" }),
      }),
    ]),
    hasWorkPhone: Type.Boolean({ description: 'Whether the employee has one, shown or not' }),
    hasPhoto: Type.Boolean({ description: 'Whether the employee has one, shown or not' }),
  },
  { $id: 'SignatureAnswer' },
);
export type SignatureAnswer = Static<typeof SignatureAnswer>;
