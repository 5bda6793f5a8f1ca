import { afterAll, beforeAll, expect, test } from 'vitest';
import { roles } from '../contract/shared/roles';
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
      config: { auth },
      googleKeys: google.keys,
      // The hook only sees routes that are registered after it.
      isDisposable: true,
    }),
  );
  server = started;
  routes = recorded.routes;
  await shutOut('disabled@agency.example');
});
afterAll(() => server.close());

async function shutOut(email: string): Promise<void> {
  const { db } = server.context.database;
  await seedAccounts(db, [{ email, role: 'owner' }], new Date().toISOString());
  await db.updateTable('accounts').set({ disabled: 1 }).where('email', '=', email).execute();
}

const callers = ['nobody', 'forged', 'expired', 'visitor', ...roles, 'disabled'] as const;
type Caller = (typeof callers)[number];

/** Expected status of a rejection, or 'in'. */
type Verdict = 401 | 403 | 'in';
type Row = Readonly<Record<Caller, Verdict>>;

const strangers = { nobody: 401, forged: 401, expired: 401 } as const;
const staff = { owner: 'in', intake: 'in', observer: 'in', admin: 'in' } as const;
const everyone: Row = {
  nobody: 'in',
  forged: 'in',
  expired: 'in',
  visitor: 'in',
  ...staff,
  disabled: 'in',
};
/** Visitors and disabled accounts get a negative response. */
const signedIn: Row = { ...strangers, visitor: 'in', ...staff, disabled: 'in' };
const outsiders = { ...strangers, visitor: 403, disabled: 403 } as const;
const everyRole: Row = { ...outsiders, ...staff };
const inbox: Row = { ...outsiders, owner: 'in', intake: 'in', observer: 403, admin: 403 };
const users = inbox;
const jobs: Row = { ...outsiders, owner: 'in', intake: 'in', observer: 403, admin: 'in' };
const ownerOnly: Row = { ...outsiders, owner: 'in', intake: 403, observer: 403, admin: 403 };

const access: Record<string, Row> = {
  'GET /healthz': everyone,
  'GET /readyz': everyone,
  'ALL /api/*': everyone,
  'GET /api/docs': everyone,
  'GET /api/docs/json': everyone,
  'GET /api/docs/yaml': everyone,
  'GET /api/docs/static/index.html': everyone,
  'GET /api/docs/static/swagger-initializer.js': everyone,
  'GET /api/docs/static/*': everyone,
  'GET /api/count': everyone,
  'POST /api/count': everyone,
  'GET /api/closed-jobs': everyone,
  'POST /api/email': everyone,
  'POST /api/sms': everyone,
  // Checked by Twilio's signature.
  'POST /api/sms/incoming': everyone,
  'POST /api/sms/status': everyone,
  // Checked by the mail server's signature.
  'POST /api/mail/incoming': everyone,
  'POST /api/contact': everyone,
  'POST /api/enrolments': everyone,
  'POST /api/applications': everyone,
  'POST /api/helpDesk': everyone,
  'POST /api/helpDesk/status': everyone,
  'POST /api/helpDesk/file': everyone,
  'GET /api/photos/:id': everyone,
  // Checked by the token in its path.
  'GET /api/signature-photos/:id/:file': everyone,
  'GET /api/published': everyone,
  'GET /api/published/pictures/:name': everyone,
  // Checked by the signature of the site's host.
  'POST /api/publishing/report': everyone,
  'GET /api/publishing': jobs,
  'POST /api/publishing/retry': jobs,
  'POST /api/profile/photo': signedIn,
  'DELETE /api/profile/photo': signedIn,
  'GET /api/admin/:email': signedIn,
  'GET /api/chats': inbox,
  'GET /api/chats/activity': inbox,
  'GET /api/chats/assignees': inbox,
  'GET /api/chats/export': inbox,
  'POST /api/chats/export': inbox,
  'GET /api/chats/:userId': inbox,
  'GET /api/chats/:userId/messages': inbox,
  'GET /api/chats/:userId/events': inbox,
  'GET /api/chats/:userId/messages/:messageId/full-text': inbox,
  'POST /api/chats/states': inbox,
  'POST /api/chats/undo': inbox,
  'PATCH /api/chats/:userId': inbox,
  'POST /api/chats/:userId/replies': inbox,
  'POST /api/chats/:userId/notes': inbox,
  'POST /api/chats/:userId/merge': inbox,
  'POST /api/chats/:userId/distinct': inbox,
  'POST /api/chats/:userId/split': inbox,
  'GET /api/chats/:userId/text-consent': inbox,
  'POST /api/chats/:userId/text-consent': inbox,
  'POST /api/chats/:userId/presence': inbox,
  'POST /api/chats/:userId/messages/:messageId/reveal': inbox,
  'POST /api/chats/:userId/messages/:messageId/retry': inbox,
  'GET /api/chats/:userId/cards/:cardId': inbox,
  // The response depends on the role.
  'GET /api/overview': everyRole,
  // The response depends on the role.
  'GET /api/search': everyRole,
  // Only one's own, of records that the role sees.
  'GET /api/drafts': everyRole,
  'PUT /api/drafts': everyRole,
  // The response depends on the role.
  'GET /api/undelivered': jobs,
  'POST /api/undelivered/retry': jobs,
  'POST /api/undelivered/dismiss': jobs,
  'GET /api/templates': inbox,
  'POST /api/templates': inbox,
  'PUT /api/templates/:id': inbox,
  'DELETE /api/templates/:id': inbox,
  'GET /api/signatures': ownerOnly,
  'GET /api/signatures/zip': ownerOnly,
  'GET /api/signatures/:id': ownerOnly,
  'GET /api/helpDesk': ownerOnly,
  'GET /api/helpDesk/counts': ownerOnly,
  'GET /api/helpDesk/queues/:type': ownerOnly,
  'GET /api/helpDesk/queues/:type/assignees': ownerOnly,
  'GET /api/helpDesk/records/:id': ownerOnly,
  'PATCH /api/helpDesk/records/:id': ownerOnly,
  'POST /api/helpDesk/records/:id/presence': ownerOnly,
  'GET /api/helpDesk/records/:id/text-consent': ownerOnly,
  'POST /api/helpDesk/records/:id/text-consent': ownerOnly,
  'POST /api/helpDesk/records/states': ownerOnly,
  'POST /api/helpDesk/records/undo': ownerOnly,
  'POST /api/helpDesk/records/:id/identity': ownerOnly,
  'POST /api/helpDesk/records/:id/replies': ownerOnly,
  'GET /api/helpDesk/records/:id/file': ownerOnly,
  'POST /api/helpDesk/records/:id/file': ownerOnly,
  'DELETE /api/helpDesk/records/:id/file': ownerOnly,
  'POST /api/helpDesk/records/:id/notes': ownerOnly,
  'POST /api/helpDesk/records/:id/messages/:messageId/retry': ownerOnly,
  'GET /api/helpDesk/queues/:type/export': ownerOnly,
  'GET /api/helpDesk/time-off': ownerOnly,
  'GET /api/employees': ownerOnly,
  'POST /api/employees': ownerOnly,
  'GET /api/employees/:id': ownerOnly,
  'PATCH /api/employees/:id': ownerOnly,
  'POST /api/employees/:id/presence': ownerOnly,
  'GET /api/employees/photos/:photo': ownerOnly,
  'POST /api/employees/:id/photo': ownerOnly,
  'DELETE /api/employees/:id/photo': ownerOnly,
  'POST /api/employees/import': ownerOnly,
  'GET /api/employees/import-template': ownerOnly,
  'GET /api/employees/export': ownerOnly,
  'GET /api/jobs': jobs,
  'POST /api/jobs': ownerOnly,
  'GET /api/jobs/:id': jobs,
  'PATCH /api/jobs/:id': jobs,
  'POST /api/jobs/:id/duplicate': ownerOnly,
  'POST /api/jobs/:id/presence': jobs,
  'POST /api/jobs/close': jobs,
  'GET /api/jobs/export': jobs,
  'GET /api/jobs/counts': jobs,
  'GET /api/jobs/applications': jobs,
  'GET /api/jobs/applications/export': jobs,
  'GET /api/jobs/applications/:id': jobs,
  'PATCH /api/jobs/applications/:id': jobs,
  'POST /api/jobs/applications/:id/notes': jobs,
  'POST /api/jobs/applications/:id/presence': jobs,
  'GET /api/jobs/applications/:id/resume': jobs,
  'GET /api/posts': ownerOnly,
  'POST /api/posts': ownerOnly,
  'GET /api/posts/files': ownerOnly,
  'GET /api/posts/:id': ownerOnly,
  'PATCH /api/posts/:id': ownerOnly,
  'DELETE /api/posts/:id': ownerOnly,
  'POST /api/posts/:id/presence': ownerOnly,
  'GET /api/posts/:id/revisions/:revision': ownerOnly,
  'POST /api/posts/:id/restore': ownerOnly,
  'POST /api/posts/:id/publish': ownerOnly,
  'POST /api/posts/:id/unpublish': ownerOnly,
  'POST /api/posts/preview': jobs,
  'POST /api/posts/pictures': ownerOnly,
  'GET /api/posts/pictures/:name': ownerOnly,
  'GET /api/posts/export': ownerOnly,
  'GET /api/accounts': users,
  'GET /api/accounts/names': everyRole,
  'GET /api/accounts/export': users,
  'PUT /api/accounts/:email': ownerOnly,
  'GET /api/audit': ownerOnly,
  'GET /api/audit/export': ownerOnly,
};

test('the access table has exactly the registered routes', () => {
  expect([...routes].sort()).toEqual(Object.keys(access).sort());
});

test.each(Object.entries(access))('%s allows exactly the roles of its row', async (route, row) => {
  const verdicts: Partial<Record<Caller, Verdict>> = {};
  for (const caller of callers) {
    const { statusCode } = await callAs(caller, route);
    verdicts[caller] = statusCode === 401 || statusCode === 403 ? statusCode : 'in';
  }
  expect(verdicts).toEqual(row);
});

/** Calls a route as one of the callers; an e-mail in the path is the caller's own. */
function callAs(caller: Caller, route: string) {
  const [verb = '', path = ''] = route.split(' ');
  const method = (verb === 'ALL' ? 'DELETE' : verb) as 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  const token = tokens[caller];
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
