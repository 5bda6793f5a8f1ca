import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AuditEntry } from '../../../contract/audit/schema';
import { resolveAccess, type Role } from '../../../contract/shared/roles';
import { DataTable } from '../components/table/data-table';
import { StaffContext, type Staff } from '../hooks/use-staff';
import { auditColumns } from './columns';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));

const renderEntry = (
  subject: AuditEntry['subject'],
  role: Role = 'owner',
  bulk: Partial<AuditEntry> = {},
) =>
  render(
    <StaffContext.Provider value={{ access: resolveAccess({ role }) } as Staff}>
      <DataTable
        caption="Audit"
        columns={auditColumns}
        getRowId={({ id }) => id}
        rows={[
          {
            id: 'e1',
            at: '2026-11-20T15:00:00.000Z',
            actor: 'owner@agency.example',
            action: 'open-file',
            subject,
            detail: null,
            ...bulk,
          },
        ]}
      />
    </StaffContext.Provider>,
  );

const subject = { id: 'a b', name: 'Ann Lee', userId: null };

test.each<[string, AuditEntry['subject'], string]>([
  [
    'a request',
    { ...subject, kind: 'help-desk', type: 'requestSupply' },
    '/dashboard/supplies?record=a+b',
  ],
  [
    'a thread',
    { ...subject, kind: 'thread', userId: 't 1' },
    '/dashboard/all-form-submission-message?thread=t+1',
  ],
  ['a post', { ...subject, kind: 'post' }, '/dashboard/blog/add-blog?post=a+b'],
  [
    'an application',
    { ...subject, kind: 'application' },
    '/dashboard/all-job-post?view=applications&application=a+b',
  ],
])('%s links to its record', (_kind, about, url) => {
  renderEntry(about);
  expect(screen.getByRole('link', { name: 'Ann Lee' }).getAttribute('href')).toBe(url);
});

test.each<[string, AuditEntry['subject'], Role]>([
  ['a deleted request', { ...subject, kind: 'help-desk' }, 'owner'],
  ['a record that the role may not see', { ...subject, kind: 'employee' }, 'intake'],
])('%s has no link', (_case, about, role) => {
  renderEntry(about, role);
  expect(screen.getByText('Ann Lee')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a bulk action has its count and links to its records', () => {
  renderEntry({ ...subject, kind: 'thread', userId: 't1' }, 'owner', { count: 3, batch: 'b-1' });
  const link = screen.getByRole('link', { name: 'Ann Lee and 2 more' });
  expect(link.getAttribute('href')).toBe('/dashboard/user-data?view=audit&batch=b-1');
});
