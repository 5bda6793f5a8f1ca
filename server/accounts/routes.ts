import Type from 'typebox';
import { AccountChange, AccountChanged, AccountsAnswer } from '../../contract/accounts/schema';
import { emailProblem } from '../../contract/shared/email-address';
import { accountLimits } from '../../contract/shared/list-limits';
import type { App } from '../http/app-type';
import { staffOf } from '../auth/guards';
import { joinAccounts } from './account-list';
import { listProviderAccounts } from './provider-accounts';
import type { Context } from '../context';
import { updateAccount, type AccountUpdateError } from './change-queries';
import { listStaffAccounts } from './queries';
import { listTag } from '../db/list-revisions';
import { forbidden, HttpError, invalid } from '../http/errors';
import { ListQuery, listLimit } from '../http/lists/list-limit';
import { answerUnchanged } from '../http/etag';
import { staffRoute } from '../http/staff-route';

/** GET /accounts: who can sign in, with role and state; 304 while neither the provider's list nor ours has changed. */
export function accountRoutes(app: App, context: Context): void {
  const { db } = context.database;
  app.get(
    '/accounts',
    {
      preHandler: answerUnchanged(
        async ({ log }) => {
          const tag = await listTag(db, 'accounts');
          return `${tag}-${(await listProviderAccounts(context, log)).tag}`;
        },
        ({ query }) => listLimit(query, accountLimits),
      ),
      ...staffRoute(
        context,
        { summary: 'Accounts, those with a role first, then the newest' },
        { querystring: ListQuery, response: { 200: AccountsAnswer } },
      ),
    },
    async ({ query, log }) => {
      const { accounts, provider } = await listProviderAccounts(context, log);
      const joined = joinAccounts(accounts, await listStaffAccounts(db));
      const limit = listLimit(query, accountLimits);
      return { accounts: joined.slice(0, limit), total: joined.length, provider };
    },
  );
}

/** PUT /accounts/{email}: the owner gives, changes, disables, enables and releases. Every change is recorded. */
export function accountChangeRoutes(app: App, context: Context): void {
  app.put(
    '/accounts/:email',
    staffRoute(
      context,
      { summary: 'Role and state of an account', perMinute: 60 },
      {
        params: Type.Object({ email: Type.String({ maxLength: 254 }) }),
        body: AccountChange,
        response: { 200: AccountChanged },
      },
    ),
    async (request) => {
      const email = request.params.email.trim().toLowerCase();
      const problem = emailProblem(email, 'Please enter an e-mail address.');
      if (problem !== null) throw invalid({ email: problem });
      const result = await updateAccount(context.database.db, {
        ...request.body,
        email,
        by: staffOf(request).email,
        at: context.now().toISOString(),
      });
      if ('refused' in result) throw toError(result);
      return result;
    },
  );
}

function toError(refusal: AccountUpdateError): HttpError {
  switch (refusal.refused) {
    case 'not-manager':
      return forbidden();
    case 'own':
      return new HttpError(
        409,
        'own_account',
        'You cannot change your own account. Another owner can.',
      );
    case 'last-owner':
      return new HttpError(
        409,
        'last_owner',
        'This is the last owner who can sign in. Make somebody else an owner first.',
      );
    case 'changed':
      return new HttpError(
        409,
        'changed',
        `Changed by ${refusal.by ?? 'somebody else'} meanwhile.`,
      );
  }
}
