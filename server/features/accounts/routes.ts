import Type from 'typebox';
import {
  AccountChange,
  AccountChangeResponse,
  AccountsResponse,
  AdminResponse,
  StaffNamesResponse,
} from '../../../contract/accounts/schema';
import { checkEmail } from '../../../contract/shared/email-address';
import { accountLimits } from '../../../contract/shared/list-limits';
import { getActor } from '../../core/http/request/staff';
import { getIdentity } from '../../services/auth/guards';
import type { Context } from '../context';
import { getRevision } from '../../core/db/list-revisions';
import type { App } from '../../core/http/app-type';
import { forbidden, validationError } from '../../core/http/errors';
import { conditionalGet, sendWithEtag } from '../../core/http/etag';
import { ListQuery, parseListLimit } from '../../core/http/lists/list-limit';
import { staffRouteOptions } from '../../core/http/staff-route';
import { claimRole } from '../../services/auth/account-queries';
import { listAccounts, listProviderAccounts, updateAccount } from './service';

const emailParam = Type.Object({ email: Type.String({ maxLength: 254 }) });

/** The admin check (specification, section 7). Any address but one's own verified e-mail is 403, whether known or not. */
export function adminRoutes(app: App, { database }: Context): void {
  app.get(
    '/admin/:email',
    {
      schema: {
        summary: 'Get the role of the signed-in person',
        tags: ['Signed in'],
        security: [{ idToken: [] }],
        params: emailParam,
        response: { 200: AdminResponse },
      },
    },
    async (request) => {
      const { uid, email } = getIdentity(request);
      if (email === null || email !== request.params.email.toLowerCase()) throw forbidden();
      const role = await claimRole(database.db, { uid, email });
      return { isAdmin: role !== null, role };
    },
  );
}

/** For every role: lists and messages show colleagues by name. */
export function staffNameRoutes(app: App, context: Context): void {
  app.get(
    '/accounts/names',
    staffRouteOptions(
      context,
      { summary: 'List the names of accounts with a role' },
      { response: { 200: StaffNamesResponse } },
    ),
    async (request, reply) => {
      const names = await context.listStaffNames(request.log);
      const staff = [...names].map(([email, name]) => ({ email, name }));
      return sendWithEtag(request, reply, { staff });
    },
  );
}

export function accountRoutes(app: App, context: Context): void {
  app.get(
    '/accounts',
    {
      preHandler: conditionalGet(
        async ({ log }) => {
          const revision = await getRevision(context.database.db, 'accounts');
          return `${revision}-${(await listProviderAccounts(context, log)).revision}`;
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
      const { accounts, provider } = await listAccounts(context, log);
      const limit = parseListLimit(query, accountLimits);
      return { accounts: accounts.slice(0, limit), total: accounts.length, provider };
    },
  );
}

export function accountChangeRoutes(app: App, context: Context): void {
  app.put(
    '/accounts/:email',
    staffRouteOptions(
      context,
      { summary: 'Set the role and state of an account', perMinute: 60 },
      { params: emailParam, body: AccountChange, response: { 200: AccountChangeResponse } },
    ),
    async (request) => {
      const email = request.params.email.trim().toLowerCase();
      const error = checkEmail(email, 'Please enter an e-mail address.');
      if (error !== null) throw validationError({ email: error });
      const actor = getActor(context, request);
      return { version: await updateAccount(context.database.db, email, request.body, actor) };
    },
  );
}
