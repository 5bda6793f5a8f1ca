import { resolveAccess } from '../../../../contract/shared/roles';
import type { Account } from '../../../../contract/accounts/schema';

export function createAccount(values: Partial<Account> = {}): Account {
  return {
    uid: `uid-of-${values.email ?? 'ann'}`,
    email: 'ann@agency.example',
    name: 'Ann Lee',
    photo: null,
    providers: ['password'],
    verified: true,
    createdAt: '2026-03-02T15:00:00.000Z',
    lastSignInAt: '2026-03-04T15:00:00.000Z',
    ...resolveAccess({ role: values.role ?? 'intake' }),
    disabled: false,
    hasSecondFactor: false,
    binding: 'claimed',
    version: 1,
    ...values,
  };
}
