import { createRef } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { resolveAccess, type Role } from '../../../../contract/shared/roles';
import type { Template } from '../../../../contract/inbox/template-schema';
import { SessionProvider } from '../../app/session/session-provider';
import { DraftStore } from '../../drafts/draft-store';
import { TemplatesDialog } from './templates-dialog';

vi.mock('../../../browser/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

afterEach(() => {
  vi.unstubAllGlobals();
});

const parking: Template = {
  id: 't1',
  name: 'Parking',
  channel: 'any',
  region: null,
  language: null,
  body: 'Behind the office.',
  place: 'any',
  files: [],
  version: 3,
};

type Rejection = { status: number; code: string; message: string };

/** Opens the template's form. The first change is rejected, and from then on the server's templates are `after`. */
async function openForm(
  rejection: Rejection,
  after: Template[],
): Promise<[string, string, unknown][]> {
  const sent: [string, string, unknown][] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') {
      const templates = sent.length === 0 ? [parking] : after;
      return Promise.resolve(Response.json({ templates, values: null }));
    }
    sent.push([method, address.replace(/^.*\/api/, ''), body ? JSON.parse(String(body)) : null]);
    if (sent.length > 1) return Promise.resolve(Response.json({ ...parking, version: 9 }));
    const { status, ...error } = rejection;
    return Promise.resolve(Response.json({ error }, { status }));
  });
  const role: Role = 'owner';
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  render(
    <SessionProvider user={user} access={resolveAccess({ role })} onAccessDenied={() => undefined}>
      <TemplatesDialog
        place="inbox"
        region="new-york"
        language={null}
        person={{ userId: 'p1' }}
        draft={DraftStore.inMemory().open('/chats/p1/email')}
        channel="email"
        box={createRef<HTMLTextAreaElement>() as never}
        open
        onClose={() => undefined}
      />
    </SessionProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Edit Parking/ }));
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Across the street.' } });
  return sent;
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save template' }));
const saved = {
  ...{ name: 'Parking', channel: 'any', region: null, language: null, body: 'Across the street.' },
  ...{ place: 'any', files: [] },
};
const conflict = {
  status: 409,
  code: 'changed_since',
  message: 'Changed by ira@agency.example meanwhile.',
};
const theirs: Template = { ...parking, name: 'Where to park', body: 'In the yard.', version: 5 };

test('shows a colleague’s change, which the next save replaces', async () => {
  const sent = await openForm(conflict, [theirs]);
  save();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Not saved. Changed by ira@agency.example meanwhile.');
  expect(alert.textContent).toContain('Where to park');
  expect(alert.textContent).toContain('In the yard.');
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Across the street.');
  save();
  expect(await screen.findByRole('button', { name: /^Edit Where to park/ })).toBeTruthy();
  expect(sent).toEqual([
    ['PUT', '/templates/t1', { ...saved, version: 3 }],
    ['PUT', '/templates/t1', { ...saved, version: 5 }],
  ]);
});

test('asks again before it deletes a template that a colleague has changed', async () => {
  const sent = await openForm(conflict, [theirs]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete…' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete template' }));
  await screen.findByRole('alert');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete…' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete template' }));
  await screen.findByRole('button', { name: /^Edit Where to park/ });
  expect(sent.map(([method, path]) => `${method} ${path}`)).toEqual([
    'DELETE /templates/t1?version=3',
    'DELETE /templates/t1?version=5',
  ]);
});

test('saves a template again that a colleague has deleted', async () => {
  const deleted = {
    status: 404,
    code: 'not_found',
    message: 'Somebody has deleted this template.',
  };
  const sent = await openForm(deleted, []);
  save();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Not saved. Somebody has deleted this template. Save to add it again.',
  );
  save();
  expect(await screen.findByText('0 templates')).toBeTruthy();
  expect(sent[1]).toEqual(['POST', '/templates', saved]);
});

test('shows an error at each empty field and focuses the first one', async () => {
  const sent = await openForm(conflict, [parking]);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' ' } });
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: '' } });
  save();
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  expect(screen.getByText('Enter the text.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(sent).toEqual([]);
});
