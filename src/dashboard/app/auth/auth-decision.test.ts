import { describe, expect, test } from 'vitest';
import { NetworkError } from '../../../lib/api/api-client';
import { gate, type GateState } from './auth-decision';

const user = { uid: 'u', email: 'ada@larkspan.example', displayName: 'Ada', photoURL: null };
const isAdmin = { isAdmin: true, role: 'intake' as const };
const isNoAdmin = { isAdmin: false, role: null };
const error = new NetworkError();

describe('the gate decides', () => {
  const table: [string, GateState, object][] = [
    ['sign-in loads: spinner', { user: 'loading', check: {} }, { show: 'spinner' }],
    [
      'sign-in loads, an old answer is there: spinner',
      { user: 'loading', check: { answer: isAdmin } },
      { show: 'spinner' },
    ],
    ['sign-in cannot be loaded: message', { user: 'failed', check: {} }, { show: 'failure' }],
    ['nobody is signed in: to /login', { user: null, check: {} }, { go: 'login' }],
    [
      'nobody is signed in, an old answer is there: to /login',
      { user: null, check: { answer: isAdmin } },
      { go: 'login' },
    ],
    [
      'left alone for too long: the session ends, whatever the check says',
      { user, wasLeftAlone: true, check: { answer: isAdmin } },
      { end: 'for idleness' },
    ],
    [
      'left alone for too long, an account that is no admin: the session ends',
      { user, wasLeftAlone: true, check: { answer: isNoAdmin } },
      { end: 'for idleness' },
    ],
    ['the admin check loads: spinner', { user, check: {} }, { show: 'spinner' }],
    [
      'the admin check failed: message, nobody is sent away',
      { user, check: { error } },
      { show: 'failure' },
    ],
    ['signed in, no admin: to /', { user, check: { answer: isNoAdmin } }, { go: 'home' }],
    [
      'no longer an admin while a check fails: to /',
      { user, check: { answer: isNoAdmin, error } },
      { go: 'home' },
    ],
    [
      'an account without an e-mail: to /',
      { user: { ...user, email: null }, check: {} },
      { go: 'home' },
    ],
    [
      'admin: content',
      { user, check: { answer: isAdmin } },
      { show: 'content', user, role: 'intake' },
    ],
    [
      'admin, a later check fails: content stays',
      { user, check: { answer: isAdmin, error } },
      { show: 'content', user, role: 'intake' },
    ],
    [
      'admin, the list they came for is there in a moment: spinner',
      { user, check: { answer: isAdmin }, listComes: true },
      { show: 'spinner' },
    ],
    [
      'no admin, whatever comes: to /',
      { user, check: { answer: isNoAdmin }, listComes: true },
      { go: 'home' },
    ],
    [
      'admin without a role of their own: an ordinary admin',
      { user, check: { answer: { isAdmin: true, role: null } } },
      { show: 'content', user, role: 'admin' },
    ],
  ];
  test.each(table)('%s', (_fact, state, decision) => {
    expect(gate(state)).toEqual(decision);
  });
});
