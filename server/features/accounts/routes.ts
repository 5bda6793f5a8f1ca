import { accountEndpoints } from '../../../contract/accounts/endpoints';
import { filterAccounts } from '../../../contract/accounts/filter';
import { checkEmail } from '../../../contract/shared/email-address';
import { defaultRegion } from '../../../contract/shared/regions';
import { accountLimits } from '../../../contract/shared/list-limits';
import { getRevision } from '../../core/db/list-revisions';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { forbidden, validationError } from '../../core/http/errors';
import { respondIfUnchanged } from '../../core/http/etag';
import { parseListLimit } from '../../core/http/lists/list-handler';
import { getActor } from '../../core/http/request/staff';
import { claimAccess } from '../../services/auth/account-queries';
import { findSignIn, getIdentity } from '../../services/auth/guards';
import { readRequiredRoles } from '../../services/auth/second-factor/second-factor';
import { parseListFilter } from '../../core/http/lists/search-header';
import { createExportHandler } from '../../services/exports/export-route';
import type { Context } from '../context';
import { buildInvitation } from './emails';
import { accountColumns } from './export';
import { resolveChange, updateAccount } from './change-account';
import { listAccounts, listProviderAccounts } from './list-accounts';

export function accountRoutes(app: App, context: Context): void {
  const { config, encryption, regions } = context;
  const { db } = context.database;
  const handle = createHandle(app, context, accountEndpoints);

  // The admin check (specification, section 7). Any address but one's own verified email is 403, whether known or not.
  handle('GET /admin/:email', async (request) => {
    const { uid, email } = getIdentity(request);
    if (email === null || email !== request.params.email.toLowerCase()) throw forbidden();
    const access = await claimAccess(db, { uid, email });
    if (access === null) return { isAdmin: false, role: null, screens: [], regions: null };
    const { step } = await findSignIn(context, request, access);
    return { isAdmin: true, ...access, ...(step !== null && { step }) };
  });

  handle('GET /accounts/names', async ({ log }) => {
    const names = await context.listStaffNames(log);
    return { staff: [...names].map(([email, name]) => ({ email, name })) };
  });

  handle('GET /accounts', async (request, reply) => {
    const { query, log } = request;
    const limit = parseListLimit(query, accountLimits);
    const providerRevision = (await listProviderAccounts(context, log)).revision;
    const revision = `${await getRevision(db, 'accounts')}-${providerRevision}`;
    const unchanged = respondIfUnchanged(request, reply, revision, limit);
    if (unchanged) return unchanged;
    const { accounts, provider } = await listAccounts(context, log);
    const requiredRoles = await readRequiredRoles(db);
    return { accounts: accounts.slice(0, limit), total: accounts.length, provider, requiredRoles };
  });

  handle(
    'GET /accounts/export',
    createExportHandler(context, async (request) => {
      const { search, isDescending, role, state, sort } = parseListFilter(request);
      const { accounts } = await listAccounts(context, request.log);
      const order = { sort: sort ?? 'office', isReversed: isDescending } as const;
      const filter = { query: search, role: role ?? 'any', state: state ?? 'any' } as const;
      return {
        name: 'accounts',
        columns: accountColumns,
        rows: filterAccounts(accounts, { ...filter, ...order }),
        filters: { role: role === 'any' ? null : role, state: state === 'any' ? null : state },
        hasSearch: search !== '',
      };
    }),
  );

  handle('PUT /accounts/:email', async (request) => {
    const email = request.params.email.trim().toLowerCase();
    const error = checkEmail(email, 'Please enter an email address.');
    if (error !== null) throw validationError({ email: error });
    const actor = getActor(context, request);
    const { disabled, version: before } = request.body;
    // An email without a role has version 0.
    const isNew = before === 0 && !disabled;
    const names = isNew ? await context.listStaffNames(request.log) : null;
    const invitation =
      names &&
      buildInvitation({
        region: regions[defaultRegion],
        siteUrl: config.siteUrl,
        to: email,
        inviter: names.get(actor.email) ?? actor.email,
        access: resolveChange(undefined, request.body),
      });
    const change = { ...request.body, invitation };
    const version = await updateAccount({ db, encryption }, email, change, actor);
    context.wakeOutbox();
    return { version };
  });
}
