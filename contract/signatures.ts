import Type, { type Static } from 'typebox';
import { oneOf } from './one-of';
import { regionIds } from './regions';
import {
  photoShapes,
  signatureLayouts,
  type PhotoShape,
  type SignatureLayout,
} from './signature-words';

const look = {
  layout: oneOf(Object.keys(signatureLayouts) as SignatureLayout[]),
  shape: oneOf(Object.keys(photoShapes) as PhotoShape[]),
  phone: oneOf(['0', '1'], "Whether the employee's own number stands in it"),
};

/** GET /signatures/{employee}: how the signature is to look. */
export const SignatureQuery = Type.Object(look, { additionalProperties: false });
export type SignatureQuery = Static<typeof SignatureQuery>;

/** GET /signatures/zip: the same for everybody who works here, or of one region. */
export const SignaturesQuery = Type.Object(
  { ...look, region: Type.Optional(oneOf(regionIds)) },
  { additionalProperties: false },
);
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
    hasPhoto: Type.Boolean({ description: 'Whether the employee has one, shown or not' }),
  },
  { $id: 'SignatureAnswer' },
);
export type SignatureAnswer = Static<typeof SignatureAnswer>;
