import Type from 'typebox';
import type { EndpointTable } from '../shared/schema/endpoint';
import { exportEndpoint } from '../shared/schema/common-endpoints';
import { limitQuery } from '../shared/schema/list-query';
import {
  AccountChange,
  AccountChangeResponse,
  AccountsExportQuery,
  AccountsResponse,
  AdminResponse,
  ProfilePhotoResponse,
  StaffNamesResponse,
} from './schema';

const email = Type.Object({ email: Type.String({ maxLength: 254 }) });

export const accountEndpoints = {
  'GET /admin/:email': {
    summary: 'Get the role of the signed-in person',
    access: 'signed-in',
    params: email,
    response: AdminResponse,
  },
  'GET /accounts': {
    summary: 'List accounts, those with a role first, then the newest',
    access: ['users'],
    query: limitQuery,
    response: AccountsResponse,
  },
  'GET /accounts/names': {
    summary: 'List the names of accounts with a role',
    // Every role: lists and messages show colleagues by name.
    access: ['overview'],
    response: StaffNamesResponse,
    hasEtag: true,
  },
  'GET /accounts/export': exportEndpoint('accounts', ['users'], AccountsExportQuery),
  'PUT /accounts/:email': {
    summary: 'Set the role and state of an account',
    access: 'account-manager',
    params: email,
    body: AccountChange,
    response: AccountChangeResponse,
  },
  'GET /photos/:id': {
    summary: 'Get a profile photo',
    description: 'Returns a WebP image.',
    access: 'anyone',
    response: 'file',
  },
  'POST /profile/photo': {
    summary: 'Set your profile photo',
    description: 'The body is a JPEG, PNG, or WebP image. It is cropped to a square.',
    access: 'signed-in',
    body: 'file',
    response: ProfilePhotoResponse,
    status: 201,
  },
  'DELETE /profile/photo': { summary: 'Remove your profile photo', access: 'signed-in' },
} as const satisfies EndpointTable;
