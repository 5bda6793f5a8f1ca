import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AuditEntry } from '../../../contract/audit/schema';
import type { Role } from '../../../contract/shared/roles';
import { DataTable } from '../components/table/data-table';
import { StaffContext, type Staff } from '../hooks/session/use-staff';
import { auditColumns } from './columns';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

afterEach(cleanup);

const show = (subject: AuditEntry['subject'], role: Role = 'owner') =>
  render(
    <StaffContext.Provider value={{ role } as Staff}>
      <DataTable
        caption="Audit"
        columns={auditColumns}
        keyOf={({ id }) => id}
        rows={[
          {
            id: 'e1',
            at: '2026-11-20T15:00:00.000Z',
            actor: 'owner@agency.example',
            action: 'open-file',
            subject,
            detail: null,
          },
        ]}
      />
    </StaffContext.Provider>,
  );

const subject = { id: 'a b', name: 'Ann Lee', userId: null };

test.each<[string, AuditEntry['subject'], string]>([
  [
    'a request leads to its queue, where it is open',
    { ...subject, kind: 'help-desk', type: 'requestSupply' },
    '/dashboard/supplies?record=a+b',
  ],
  [
    'a thread leads to the inbox, where it is open',
    { ...subject, kind: 'thread', userId: 't 1' },
    '/dashboard/all-form-submission-message?thread=t+1',
  ],
  ['a post leads to its page', { ...subject, kind: 'post' }, '/dashboard/blog/add-blog?post=a+b'],
  [
    'an application leads to the applications, where it is open',
    { ...subject, kind: 'application' },
    '/dashboard/all-job-post?view=applications&application=a+b',
  ],
])('%s', (_fact, about, address) => {
  show(about);
  expect(screen.getByRole('link', { name: 'Ann Lee' }).getAttribute('href')).toBe(address);
});

test('a request that is not there any more, and what has no screen, leads nowhere', () => {
  show({ ...subject, kind: 'help-desk' });
  expect(screen.getByText('Ann Lee')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('what one may not open leads nowhere', () => {
  show({ ...subject, kind: 'employee' }, 'intake');
  expect(screen.getByText('Ann Lee')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
