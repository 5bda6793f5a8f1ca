import Type from 'typebox';
import { helpDeskScreens } from '../help-desk/screens';
import { OwnSignature } from '../messages/schema';
import { withAccess, type OpenTable } from '../shared/schema/endpoint';
import { strictObject } from '../shared/schema/fields';
import {
  SignatureQuery,
  SignatureResponse,
  SignaturesQuery,
  WorkProfilesQuery,
  WorkProfilesResponse,
} from './schema';

/** A secret and the shape of the photo. */
export const signaturePhotoFile = /^([\w-]{43})-(circle|rounded|square)\.png$/;

const access = ['email-signature'] as const;

/** Where the office writes emails. */
const emailScreens = ['form-messages', ...Object.values(helpDeskScreens)] as const;

export const signatureEndpoints = withAccess(access, {
  'GET /signatures': {
    summary: 'List employees for signatures',
    query: WorkProfilesQuery,
    response: WorkProfilesResponse,
  },
  'GET /signatures/zip': {
    summary: 'Download all email signatures',
    description: 'Returns a ZIP of HTML files.',
    perMinute: 10,
    query: SignaturesQuery,
    response: 'file',
  },
  'GET /signatures/own': {
    summary: 'Get your own email signature',
    access: emailScreens,
    response: OwnSignature,
  },
  'PUT /signatures/own': {
    summary: 'Choose if emails that you send end with your signature',
    access: emailScreens,
    body: strictObject({ isOn: Type.Boolean() }),
  },
  'GET /signatures/:id': {
    summary: 'Get the email signature of an employee',
    query: SignatureQuery,
    response: SignatureResponse,
  },
  'GET /signature-photos/:id/:file': {
    summary: 'Get the photo of an email signature',
    description: 'Returns a PNG image. Only the signature contains its URL.',
    // The mail programs of recipients. The handler checks the secret in the file's name.
    access: 'anyone',
    perMinute: 120,
    params: Type.Object({ file: Type.String({ pattern: signaturePhotoFile.source }) }),
    response: 'file',
  },
} as const satisfies OpenTable);
