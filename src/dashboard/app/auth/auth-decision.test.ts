import { expect, test } from 'vitest';
import { resolveAccess } from '../../../../contract/shared/roles';
import { NetworkError } from '../../../browser/api/api-client';
import { decideAccess, type AuthState } from './auth-decision';

const user = { uid: 'u', email: 'ada@larkspan.example', displayName: 'Ada', photoURL: null };
const access = resolveAccess({ role: 'intake', regions: ['maryland'] });
const admin = { isAdmin: true, ...access };
const nonAdmin = { isAdmin: false, role: null, screens: [], regions: null };
const error = new NetworkError();

const spinner = { type: 'spinner' };
const toLogin = { type: 'redirect', to: 'login' };
const toHome = { type: 'redirect', to: 'home' };
const content = { type: 'content', user, access };

const cases: [string, AuthState, object][] = [
  ['spinner while sign-in loads', { user: 'loading', adminCheck: {} }, spinner],
  [
    'spinner while sign-in loads, even with an earlier response',
    { user: 'loading', adminCheck: { response: admin } },
    spinner,
  ],
  ['error if sign-in cannot load', { user: 'failed', adminCheck: {} }, { type: 'error' }],
  ['/login if no one is signed in', { user: null, adminCheck: { response: admin } }, toLogin],
  [
    'end of an expired session, whatever the check says',
    { user, isExpired: true, adminCheck: { response: nonAdmin } },
    { type: 'endSession' },
  ],
  [
    'the second step of sign-in until it is done',
    { user, adminCheck: { response: { ...admin, step: 'verify' } } },
    { type: 'redirect', to: 'secondFactor' },
  ],
  ['spinner while the admin check loads', { user, adminCheck: {} }, spinner],
  ['error if the admin check fails', { user, adminCheck: { error } }, { type: 'error' }],
  ['/ for a non-admin', { user, adminCheck: { response: nonAdmin, error } }, toHome],
  ['/ for an account without an email', { user: { ...user, email: null }, adminCheck: {} }, toHome],
  ['content for an admin', { user, adminCheck: { response: admin } }, content],
  [
    'content for an admin while a later check fails',
    { user, adminCheck: { response: admin, error } },
    content,
  ],
  [
    'the admin role for an admin without a role',
    { user, adminCheck: { response: { ...nonAdmin, isAdmin: true } } },
    { type: 'content', user, access: resolveAccess({ role: 'admin' }) },
  ],
];

test.each(cases)('shows %s', (_name, state, decision) => {
  expect(decideAccess(state)).toEqual(decision);
});
