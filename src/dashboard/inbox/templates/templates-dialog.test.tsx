import { createRef } from 'react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chat } from '../../../../contract/inbox/testing/sample-threads';
import type { Role } from '../../../../contract/shared/roles';
import type { Template } from '../../../../contract/inbox/template-schema';
import { StaffSession } from '../../app/session/session-provider';
import { TemplatesDialog } from './templates-dialog';

vi.mock('../../../lib/auth/auth', () => ({ getToken: () => Promise.resolve('token-1') }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const parking: Template = {
  id: 't1',
  name: 'Parking',
  channel: 'any',
  region: null,
  body: 'Behind the office.',
  version: 3,
};

type Refusal = { status: number; code: string; message: string };

/** Opens the template's form; the first change is refused, and then the office's templates are `after`. */
async function openForm(refusal: Refusal, after: Template[]): Promise<[string, string, unknown][]> {
  const sent: [string, string, unknown][] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') {
      const templates = sent.length === 0 ? [parking] : after;
      return Promise.resolve(Response.json({ templates, values: null }));
    }
    sent.push([method, address.replace(/^.*\/api/, ''), body ? JSON.parse(String(body)) : null]);
    if (sent.length > 1) return Promise.resolve(Response.json({ ...parking, version: 9 }));
    const { status, ...error } = refusal;
    return Promise.resolve(Response.json({ error }, { status }));
  });
  const role: Role = 'owner';
  const user = { uid: 'u1', email: 'owner@agency.example', displayName: null, photoURL: null };
  render(
    <StaffSession user={user} role={role} onRefused={() => undefined}>
      <TemplatesDialog
        chat={chat()}
        writing="email"
        box={createRef<HTMLTextAreaElement>() as never}
        open
        onOpenChange={() => undefined}
      />
    </StaffSession>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /^Change Parking/ }));
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Across the street.' } });
  return sent;
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save template' }));
const typed = { name: 'Parking', channel: 'any', region: null, body: 'Across the street.' };
const overtaken = {
  status: 409,
  code: 'changed',
  message: 'Changed by ira@agency.example meanwhile.',
};
const theirs: Template = { ...parking, name: 'Where to park', body: 'In the yard.', version: 5 };

test('a template that somebody has changed meanwhile shows what it says now, and the next press saves what was typed', async () => {
  const sent = await openForm(overtaken, [theirs]);
  save();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Not saved. Changed by ira@agency.example meanwhile.');
  expect(alert.textContent).toContain('Where to park');
  expect(alert.textContent).toContain('In the yard.');
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Across the street.');
  save();
  expect(await screen.findByRole('button', { name: /^Change Where to park/ })).toBeTruthy();
  expect(sent).toEqual([
    ['PUT', '/templates/t1', { ...typed, version: 3 }],
    ['PUT', '/templates/t1', { ...typed, version: 5 }],
  ]);
});

test('a template that somebody has changed meanwhile is not deleted before that is meant again', async () => {
  const sent = await openForm(overtaken, [theirs]);
  fireEvent.click(screen.getByRole('button', { name: 'Delete …' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  await screen.findByRole('alert');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete …' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  await screen.findByRole('button', { name: /^Change Where to park/ });
  expect(sent.map(([method, path]) => `${method} ${path}`)).toEqual([
    'DELETE /templates/t1?version=3',
    'DELETE /templates/t1?version=5',
  ]);
});

test('two presses in a row on the button that asks delete nothing', async () => {
  const sent = await openForm(overtaken, [theirs]);
  const ask = screen.getByRole('button', { name: 'Delete …' });
  fireEvent.click(ask);
  fireEvent.click(ask);
  expect(screen.getByRole('group', { name: 'Delete this template?' })).toBeTruthy();
  expect(sent).toEqual([]);
});

test('what was typed into a template that somebody has deleted is saved as a new one', async () => {
  const gone = { status: 404, code: 'not_found', message: 'Somebody has deleted this template.' };
  const sent = await openForm(gone, []);
  save();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Not saved. Somebody has deleted this template. Saving adds it anew.',
  );
  save();
  expect(await screen.findByText('0 templates fit')).toBeTruthy();
  expect(sent[1]).toEqual(['POST', '/templates', typed]);
});

test('a template that is sent empty says what is wrong at each field, and the first of them has the focus', async () => {
  const sent = await openForm(overtaken, [parking]);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' ' } });
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: '' } });
  save();
  expect(await screen.findByText('Please give it a name.')).toBeTruthy();
  expect(screen.getByText('Please write the text.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(sent).toEqual([]);
});
