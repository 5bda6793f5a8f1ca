import Type from 'typebox';
import {
  AccountChange,
  AccountChangeResponse,
  AccountsResponse,
} from '../../contract/accounts/schema';
import { checkEmail } from '../../contract/shared/email-address';
import { accountLimits } from '../../contract/shared/list-limits';
import { getActor } from '../auth/actor';
import type { Context } from '../context';
import { getRevision } from '../db/list-revisions';
import type { App } from '../http/app-type';
import { forbidden, HttpError, validationError } from '../http/errors';
import { conditionalGet } from '../http/etag';
import { ListQuery, parseListLimit } from '../http/lists/list-limit';
import { staffRouteOptions } from '../http/staff-route';
import { joinAccounts } from './account-list';
import { updateAccount, type AccountUpdateError } from './change-queries';
import { listProviderAccounts } from './provider-accounts';
import { listStaffAccounts } from './queries';

export function accountRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.get(
    '/accounts',
    {
      preHandler: conditionalGet(
        async ({ log }) => {
          const tag = await getRevision(db, 'accounts');
          return `${tag}-${(await listProviderAccounts(context, log)).tag}`;
        },
        ({ query }) => parseListLimit(query, accountLimits),
      ),
      ...staffRouteOptions(
        context,
        { summary: 'List accounts, those with a role first, then the newest' },
        { querystring: ListQuery, response: { 200: AccountsResponse } },
      ),
    },
    async ({ query, log }) => {
      const { accounts, provider } = await listProviderAccounts(context, log);
      const joined = joinAccounts(accounts, await listStaffAccounts(db));
      const limit = parseListLimit(query, accountLimits);
      return { accounts: joined.slice(0, limit), total: joined.length, provider };
    },
  );
}

export function accountChangeRoutes(app: App, context: Context): void {
  app.put(
    '/accounts/:email',
    staffRouteOptions(
      context,
      { summary: 'Set the role and state of an account', perMinute: 60 },
      {
        params: Type.Object({ email: Type.String({ maxLength: 254 }) }),
        body: AccountChange,
        response: { 200: AccountChangeResponse },
      },
    ),
    async (request) => {
      const email = request.params.email.trim().toLowerCase();
      const error = checkEmail(email, 'Please enter an e-mail address.');
      if (error !== null) throw validationError({ email: error });
      const { by, at } = getActor(context, request);
      const result = await updateAccount(context.database.db, { ...request.body, email, by, at });
      if ('error' in result) throw toHttpError(result);
      return result;
    },
  );
}

function toHttpError(result: AccountUpdateError): HttpError {
  switch (result.error) {
    case 'not-manager':
      return forbidden();
    case 'own-account':
      return new HttpError(
        409,
        'own_account',
        'You can’t change your own account. Another owner can.',
      );
    case 'last-owner':
      return new HttpError(
        409,
        'last_owner',
        'This is the last owner who can sign in. Make someone else an owner first.',
      );
    case 'conflict':
      return new HttpError(
        409,
        'changed',
        `Changed by ${result.changedBy ?? 'someone else'} in the meantime.`,
      );
  }
}
