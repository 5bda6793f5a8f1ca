import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../contract/endpoints';
import {
  canManageAccounts,
  canSee,
  resolveAccess,
  roles,
  screens,
  type AccountAccess,
  type ScreenId,
} from '../contract/shared/roles';
import type { Endpoint, EndpointAccess } from '../contract/shared/schema/endpoint';
import { seedAccounts } from './services/auth/account-queries';
import { makeGoogleKeys, type GoogleKeys } from './testing/google-keys';
import { recordRoutes } from './testing/record-routes';
import { startTestServer, type TestServer } from './testing/test-server';

const auth = {
  projectId: 'demo-larkspan',
  emulatorUrl: null,
  acceptUnsigned: false,
  serviceAccount: null,
};

let server: TestServer;
let routes: string[];
let tokens: Record<Caller, string | null>;
beforeAll(async () => {
  const google = await makeGoogleKeys();
  const callersWithToken = await Promise.all(
    callers.map(async (caller) => [caller, await getToken(google, caller)] as const),
  );
  tokens = Object.fromEntries(callersWithToken) as typeof tokens;
  const { started, ...recorded } = await recordRoutes(() =>
    startTestServer({
      // An account for each grant makes every call.
      config: { auth, rateLimitFactor: 10 },
      googleKeys: google.keys,
      // The hook only sees routes that are registered after it.
      isDisposable: true,
    }),
  );
  server = started;
  routes = recorded.routes;
  await shutOut('disabled@agency.example');
  for (const screen of grants) await grant(screen);
});
afterAll(() => server.close());

async function shutOut(email: string): Promise<void> {
  const { db } = server.context.database;
  await seedAccounts(db, [{ email, role: 'owner' }], new Date().toISOString());
  await db.updateTable('accounts').set({ disabled: 1 }).where('email', '=', email).execute();
}

/** An observer with one more screen. */
async function grant(screen: ScreenId): Promise<void> {
  const { db } = server.context.database;
  const email = getEmail(`grant-${screen}`);
  await seedAccounts(db, [{ email, role: 'observer' }], new Date().toISOString());
  const grantedScreens = JSON.stringify([screen]);
  await db.updateTable('accounts').set({ grantedScreens }).where('email', '=', email).execute();
}

const grants = screens.map(({ id }) => id).filter((id) => id !== 'overview');
/** The owner's settings of each account that may open something. */
const accounts: Readonly<Record<string, AccountAccess>> = Object.fromEntries([
  ...roles.map((role) => [role, { role }] as const),
  ...grants.map((id) => [`grant-${id}`, { role: 'observer', grantedScreens: [id] }] as const),
]);
const strangerNames = ['nobody', 'forged', 'expired'] as const;
const callers: readonly string[] = [
  ...strangerNames,
  'visitor',
  ...Object.keys(accounts),
  'disabled',
];
type Caller = (typeof callers)[number];

/** Expected status of a rejection, or 'in'. */
type Verdict = 401 | 403 | 'in';
type Row = Readonly<Record<Caller, Verdict>>;

const strangers = { nobody: 401, forged: 401, expired: 401 } as const;
const everyone: Row = Object.fromEntries(callers.map((caller) => [caller, 'in'] as const));
/** Visitors and disabled accounts get a negative response. */
const signedIn: Row = { ...everyone, ...strangers };
const outsiders = { ...strangers, visitor: 403, disabled: 403 } as const;

function getRow(access: EndpointAccess): Row {
  if (access === 'anyone' || access === 'signature') return everyone;
  if (access === 'signed-in') return signedIn;
  const isAllowed = (account: AccountAccess) =>
    access === 'account-manager'
      ? canManageAccounts(account.role)
      : access === 'staff' || access.some((screen) => canSee(resolveAccess(account), screen));
  const verdicts = Object.entries(accounts).map(
    ([caller, account]) => [caller, isAllowed(account) ? 'in' : 403] as const,
  );
  return { ...outsiders, ...Object.fromEntries(verdicts) };
}

/** Routes that answer without a declaration: health, the API document, and 404. */
const undeclared = [
  'GET /healthz',
  'GET /readyz',
  'GET /metrics',
  'ALL /api/*',
  'GET /api/docs',
  'GET /api/docs/json',
  'GET /api/docs/yaml',
  'GET /api/docs/static/index.html',
  'GET /api/docs/static/swagger-initializer.js',
  'GET /api/docs/static/*',
];

const calls = Object.entries<Endpoint>(endpoints).map(
  ([call, { access }]) => [call.replace(' ', ' /api'), access] as const,
);

test('the server registers exactly the declared calls', () => {
  expect([...routes].sort()).toEqual([...undeclared, ...calls.map(([route]) => route)].sort());
});

test('lists every call with who may make it', () => {
  const list = calls.map(([route, access]) => `${route}: ${[access].flat().join(', ')}`);
  expect(list.sort()).toMatchInlineSnapshot(`
    [
      "DELETE /api/employees/:id/photo: add-employee",
      "DELETE /api/follow-ups/:kind/:id: form-messages, general-requests, pay-stub, pay-roll, supplies, pto, jobs, add-employee",
      "DELETE /api/helpDesk/records/:id/file: general-requests, pay-stub, pay-roll, supplies, pto",
      "DELETE /api/posts/:id: add-blog",
      "DELETE /api/profile/photo: signed-in",
      "DELETE /api/second-factor/:id: overview",
      "DELETE /api/session: signed-in",
      "DELETE /api/sessions/:id: overview",
      "DELETE /api/sessions: overview",
      "DELETE /api/templates/:id: form-messages, jobs, general-requests, pay-stub, pay-roll, supplies, pto",
      "DELETE /api/uploads/:id: overview",
      "GET /api/accounts/export: users",
      "GET /api/accounts/names: overview",
      "GET /api/accounts: users",
      "GET /api/admin/:email: signed-in",
      "GET /api/audit/export: account-manager",
      "GET /api/audit: account-manager",
      "GET /api/call-times: anyone",
      "GET /api/chats/:userId/cards/:cardId: form-messages",
      "GET /api/chats/:userId/events: form-messages",
      "GET /api/chats/:userId/messages/:messageId/full-text: form-messages",
      "GET /api/chats/:userId/messages: form-messages",
      "GET /api/chats/:userId/text-consent: form-messages",
      "GET /api/chats/:userId: form-messages",
      "GET /api/chats/assignees: form-messages",
      "GET /api/chats/export: form-messages",
      "GET /api/chats/unread: form-messages",
      "GET /api/chats: form-messages",
      "GET /api/closed-jobs: anyone",
      "GET /api/count: anyone",
      "GET /api/drafts: overview",
      "GET /api/due-records: account-manager",
      "GET /api/employees/:id: add-employee",
      "GET /api/employees/export: add-employee",
      "GET /api/employees/import-template: add-employee",
      "GET /api/employees/last-import: add-employee",
      "GET /api/employees/photos/:photo: add-employee",
      "GET /api/employees: add-employee",
      "GET /api/follow-ups/:kind/:id/assignees: form-messages, general-requests, pay-stub, pay-roll, supplies, pto, jobs, add-employee",
      "GET /api/helpDesk/counts: general-requests, pay-stub, pay-roll, supplies, pto",
      "GET /api/helpDesk/queues/:type/assignees: general-requests, pay-stub, pay-roll, supplies, pto",
      "GET /api/helpDesk/queues/:type/export: general-requests, pay-stub, pay-roll, supplies, pto",
      "GET /api/helpDesk/queues/:type: general-requests, pay-stub, pay-roll, supplies, pto",
      "GET /api/helpDesk/records/:id/file: general-requests, pay-stub, pay-roll, supplies, pto",
      "GET /api/helpDesk/records/:id/text-consent: general-requests, pay-stub, pay-roll, supplies, pto",
      "GET /api/helpDesk/records/:id: general-requests, pay-stub, pay-roll, supplies, pto",
      "GET /api/helpDesk/time-off: general-requests, pay-stub, pay-roll, supplies, pto",
      "GET /api/helpDesk: general-requests, pay-stub, pay-roll, supplies, pto",
      "GET /api/jobs/:id: jobs",
      "GET /api/jobs/applications/:id/resume: jobs",
      "GET /api/jobs/applications/:id: jobs",
      "GET /api/jobs/applications/export: jobs",
      "GET /api/jobs/applications: jobs",
      "GET /api/jobs/counts: jobs",
      "GET /api/jobs/export: jobs",
      "GET /api/jobs: jobs",
      "GET /api/messages/:messageId/files/:fileId: overview",
      "GET /api/my-day: overview",
      "GET /api/notifications/settings: overview",
      "GET /api/notifications: overview",
      "GET /api/overview: overview",
      "GET /api/people/:id/records: add-employee, form-messages, jobs, general-requests, pay-stub, pay-roll, supplies, pto",
      "GET /api/people/:id: account-manager",
      "GET /api/photos/:id: anyone",
      "GET /api/posts/:id/revisions/:revision: add-blog",
      "GET /api/posts/:id: add-blog",
      "GET /api/posts/export: add-blog",
      "GET /api/posts/files: add-blog",
      "GET /api/posts/pictures/:name: add-blog",
      "GET /api/posts: add-blog",
      "GET /api/published/pictures/:name: anyone",
      "GET /api/published: anyone",
      "GET /api/publishing: add-blog, add-job, jobs",
      "GET /api/search: overview",
      "GET /api/second-factor: staff",
      "GET /api/sessions: overview",
      "GET /api/signature-photos/:id/:file: anyone",
      "GET /api/signatures/:id: email-signature",
      "GET /api/signatures/own: form-messages, general-requests, pay-stub, pay-roll, supplies, pto",
      "GET /api/signatures/zip: email-signature",
      "GET /api/signatures: email-signature",
      "GET /api/tags: form-messages, general-requests, pay-stub, pay-roll, supplies, pto",
      "GET /api/templates: form-messages, jobs, general-requests, pay-stub, pay-roll, supplies, pto",
      "GET /api/undelivered: form-messages, general-requests, pay-stub, pay-roll, supplies, pto, add-blog, add-job, jobs",
      "GET /api/views: form-messages, general-requests, pay-stub, pay-roll, supplies, pto",
      "PATCH /api/chats/:userId/person: form-messages",
      "PATCH /api/chats/:userId: form-messages",
      "PATCH /api/employees/:id: add-employee",
      "PATCH /api/helpDesk/records/:id: general-requests, pay-stub, pay-roll, supplies, pto",
      "PATCH /api/jobs/:id: jobs",
      "PATCH /api/jobs/applications/:id: jobs",
      "PATCH /api/posts/:id: add-blog",
      "POST /api/applications: anyone",
      "POST /api/chats/:userId/distinct: form-messages",
      "POST /api/chats/:userId/merge: form-messages",
      "POST /api/chats/:userId/messages/:messageId/retry: form-messages",
      "POST /api/chats/:userId/messages/:messageId/reveal: form-messages",
      "POST /api/chats/:userId/notes: form-messages",
      "POST /api/chats/:userId/presence: form-messages",
      "POST /api/chats/:userId/replies: form-messages",
      "POST /api/chats/:userId/split: form-messages",
      "POST /api/chats/:userId/text-consent: form-messages",
      "POST /api/chats/lookup: form-messages",
      "POST /api/chats/merges/undo: form-messages",
      "POST /api/chats/states: form-messages",
      "POST /api/chats/undo: form-messages",
      "POST /api/chats/unread: form-messages",
      "POST /api/chats: form-messages",
      "POST /api/contact: anyone",
      "POST /api/count: anyone",
      "POST /api/email: anyone",
      "POST /api/employees/:id/photo: add-employee",
      "POST /api/employees/:id/presence: add-employee",
      "POST /api/employees/import: add-employee",
      "POST /api/employees/states: add-employee",
      "POST /api/employees/undo-import: add-employee",
      "POST /api/employees: add-employee",
      "POST /api/enrollments: anyone",
      "POST /api/find-care/email: anyone",
      "POST /api/find-care: anyone",
      "POST /api/follow-ups/undo: form-messages, general-requests, pay-stub, pay-roll, supplies, pto, jobs, add-employee",
      "POST /api/helpDesk/file: anyone",
      "POST /api/helpDesk/records/:id/file: general-requests, pay-stub, pay-roll, supplies, pto",
      "POST /api/helpDesk/records/:id/identity: general-requests, pay-stub, pay-roll, supplies, pto",
      "POST /api/helpDesk/records/:id/messages/:messageId/retry: general-requests, pay-stub, pay-roll, supplies, pto",
      "POST /api/helpDesk/records/:id/notes: general-requests, pay-stub, pay-roll, supplies, pto",
      "POST /api/helpDesk/records/:id/presence: general-requests, pay-stub, pay-roll, supplies, pto",
      "POST /api/helpDesk/records/:id/replies: general-requests, pay-stub, pay-roll, supplies, pto",
      "POST /api/helpDesk/records/:id/text-consent: general-requests, pay-stub, pay-roll, supplies, pto",
      "POST /api/helpDesk/records/states: general-requests, pay-stub, pay-roll, supplies, pto",
      "POST /api/helpDesk/records/undo: general-requests, pay-stub, pay-roll, supplies, pto",
      "POST /api/helpDesk/status: anyone",
      "POST /api/helpDesk: anyone",
      "POST /api/jobs/:id/duplicate: add-job",
      "POST /api/jobs/:id/presence: jobs",
      "POST /api/jobs/applications/:id/notes: jobs",
      "POST /api/jobs/applications/:id/presence: jobs",
      "POST /api/jobs/applications/stages: jobs",
      "POST /api/jobs/close: jobs",
      "POST /api/jobs: add-job",
      "POST /api/mail/incoming: signature",
      "POST /api/messages/undo: overview",
      "POST /api/notifications/test: overview",
      "POST /api/people/:id/erase: account-manager",
      "POST /api/people/:id/export: account-manager",
      "POST /api/posts/:id/presence: add-blog",
      "POST /api/posts/:id/publish: add-blog",
      "POST /api/posts/:id/restore: add-blog",
      "POST /api/posts/:id/unpublish: add-blog",
      "POST /api/posts/pictures: add-blog",
      "POST /api/posts/preview: add-blog, add-job, jobs",
      "POST /api/posts: add-blog",
      "POST /api/profile/photo: signed-in",
      "POST /api/publishing/report: signature",
      "POST /api/publishing/retry: add-blog, add-job, jobs",
      "POST /api/second-factor/challenge: staff",
      "POST /api/second-factor/recovery-codes: overview",
      "POST /api/second-factor/setup: staff",
      "POST /api/second-factor/verify: staff",
      "POST /api/second-factor: staff",
      "POST /api/sms/incoming: signature",
      "POST /api/sms/status: signature",
      "POST /api/sms: anyone",
      "POST /api/templates: form-messages, jobs, general-requests, pay-stub, pay-roll, supplies, pto",
      "POST /api/undelivered/dismiss: form-messages, general-requests, pay-stub, pay-roll, supplies, pto, add-blog, add-job, jobs",
      "POST /api/undelivered/retry: form-messages, general-requests, pay-stub, pay-roll, supplies, pto, add-blog, add-job, jobs",
      "POST /api/uploads: overview",
      "PUT /api/accounts/:email: account-manager",
      "PUT /api/drafts: overview",
      "PUT /api/follow-ups/:kind/:id: form-messages, general-requests, pay-stub, pay-roll, supplies, pto, jobs, add-employee",
      "PUT /api/notifications/settings: overview",
      "PUT /api/second-factor/required-roles: account-manager",
      "PUT /api/signatures/own: form-messages, general-requests, pay-stub, pay-roll, supplies, pto",
      "PUT /api/tags: account-manager",
      "PUT /api/templates/:id: form-messages, jobs, general-requests, pay-stub, pay-roll, supplies, pto",
      "PUT /api/views: form-messages, general-requests, pay-stub, pay-roll, supplies, pto",
    ]
  `);
});

test.each([...calls, ...undeclared.map((route) => [route, 'anyone'] as const)])(
  '%s allows exactly the roles and grants of its access',
  async (route, access) => {
    const verdicts: Partial<Record<Caller, Verdict>> = {};
    for (const caller of callers) {
      const { statusCode } = await callAs(caller, route);
      verdicts[caller] = statusCode === 401 || statusCode === 403 ? statusCode : 'in';
    }
    expect(verdicts).toEqual(getRow(access));
    // One of the calls is to sign out.
    await server.context.database.db.deleteFrom('sessions').execute();
  },
);

/** Calls a route as one of the callers; an email in the path is the caller's own. */
function callAs(caller: Caller, route: string) {
  const [verb = '', path = ''] = route.split(' ');
  const method = (verb === 'ALL' ? 'DELETE' : verb) as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  const token = tokens[caller] ?? null;
  return server.app.inject({
    method,
    url: path.replace(':email', getEmail(caller)).replace(/:\w+|\*/g, 'some-id'),
    headers: {
      'x-api-key': 'larkspan-public',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(verb === 'GET' || verb === 'ALL' ? {} : { payload: {} }),
  });
}

function getEmail(caller: Caller): string {
  return `${caller === 'forged' || caller === 'expired' ? 'owner' : caller}@agency.example`;
}

function getToken(google: GoogleKeys, caller: Caller): Promise<string | null> {
  const email = getEmail(caller);
  if (caller === 'nobody') return Promise.resolve(null);
  if (caller === 'forged') return google.forge({ email });
  return google.sign({ email, ...(caller === 'expired' ? { expiresIn: -60 } : {}) });
}
