import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftChange, StoredDraft } from '../../../../contract/drafts/schema';
import { ApiError, NetworkError } from '../../../browser/api/api-client';
import { createUnsavedWork } from '../../app/session/session-store';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));
vi.mock('../../../browser/auth/auth', () => ({
  onUser: vi.fn(),
  NotSignedInError: class extends Error {},
}));

/** The drafts on the server. */
let stored: Map<string, StoredDraft>;
let puts: DraftChange[];
let failure: Error | null;
let hasEnded: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map();
  puts = [];
  failure = null;
  hasEnded = false;
  callStaff.mockReset();
  callStaff.mockImplementation((_path: string, request?: { body: DraftChange }) => {
    if (failure) return Promise.reject(failure);
    if (!request) return Promise.resolve({ drafts: [...stored.values()] });
    const { key, revision, content } = request.body;
    puts.push(request.body);
    const current = stored.get(key);
    if (current && current.revision !== revision) {
      return Promise.reject(new ApiError(409, 'changed_since', 'Changed'));
    }
    const next = `r${puts.length}`;
    if (content === null) stored.delete(key);
    else stored.set(key, { key, revision: next, savedAt: '', content });
    return Promise.resolve({ revision: content && next });
  });
});
afterEach(() => vi.useRealTimers());

const open = () => createUnsavedWork(() => hasEnded);
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const note = '/chats/p1/note';
const email = '/chats/p1/email';
const getText = (key: string) => stored.get(key)?.content;

test('a draft is saved once after a pause in typing, and deleted when it is sent', async () => {
  const { drafts, draftSync } = open();
  drafts.set(note, { text: 'Her' });
  await wait(500);
  drafts.set(note, { text: 'Her son decides.' });
  expect(draftSync.hasUnsaved()).toBe(true);
  await wait(1_000);
  expect(puts).toEqual([{ key: note, revision: null, content: { text: 'Her son decides.' } }]);
  expect([draftSync.hasUnsaved(), draftSync.getState(note).isSaved]).toEqual([false, true]);
  drafts.delete(note);
  await wait(1_000);
  expect(stored.size).toBe(0);
});

test('a form that sets the same draft with every render is not rendered again', () => {
  const { forms, draftSync } = open();
  const onChange = vi.fn();
  draftSync.subscribe(onChange);
  for (const title of ['Aide', 'Aide', 'Nurse']) {
    forms.set('job:new', { kind: 'fields', values: { title }, base: null });
  }
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('drafts are restored in the order in which they were saved, without being saved again', async () => {
  const before = open();
  before.drafts.set(note, { text: 'A note' });
  before.forms.set('job:new', { kind: 'fields', values: { title: 'Aide' }, base: null });
  await wait(1_000);
  before.drafts.set(email, { text: 'Dear Rosa' });
  await wait(1_000);
  const after = open();
  await after.draftSync.refresh();
  expect([...after.drafts.keys()]).toEqual([note, email]);
  expect(after.forms.get('job:new')).toEqual({
    kind: 'fields',
    values: { title: 'Aide' },
    base: null,
  });
  await wait(60_000);
  expect(puts).toHaveLength(3);
});

test('a failed save keeps the text, says so, and is retried until it succeeds', async () => {
  const { drafts, draftSync } = open();
  failure = new NetworkError();
  drafts.set(note, { text: 'Her son decides.' });
  await wait(1_000);
  expect(draftSync.getState(note)).toMatchObject({
    isSaved: false,
    isRetrying: true,
    error: failure.message,
  });
  failure = null;
  await wait(2_000);
  expect(getText(note)).toEqual({ text: 'Her son decides.' });
  expect(draftSync.getState(note)).toMatchObject({ isSaved: true, error: null });
});

test('a draft that the server rejects is sent again only when it has changed', async () => {
  const { drafts, draftSync } = open();
  failure = new ApiError(400, 'validation', 'Too long.');
  drafts.set(note, { text: 'long' });
  await wait(120_000);
  expect(callStaff).toHaveBeenCalledOnce();
  expect(draftSync.getState(note)).toMatchObject({ isRetrying: false, error: 'Too long.' });
  expect(draftSync.hasUnsaved()).toBe(true);
  failure = null;
  drafts.set(note, { text: 'short' });
  await wait(1_000);
  expect(getText(note)).toEqual({ text: 'short' });
});

test('input that the server does not store stays unsaved', async () => {
  const { forms, draftSync } = open();
  forms.set('assign-role', { kind: 'fields', values: { email: 'a' }, base: null });
  forms.set('employee:new', { kind: 'fields', values: {}, base: null, photo: new Blob() });
  await wait(10_000);
  expect([puts, draftSync.hasUnsaved()]).toEqual([[], true]);
});

test('flushing saves at once, and nothing is saved after the session has ended', async () => {
  const { drafts, draftSync } = open();
  drafts.set(note, { text: 'one' });
  await draftSync.flush(3_000, true);
  expect(getText(note)).toEqual({ text: 'one' });
  expect(callStaff.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  hasEnded = true;
  drafts.set(note, { text: 'two' });
  drafts.delete(note);
  await wait(60_000);
  expect(puts).toHaveLength(1);
});

test('a flush gives up waiting for a dead network', async () => {
  const { drafts, draftSync } = open();
  callStaff.mockReturnValue(new Promise(() => undefined));
  drafts.set(note, { text: 'one' });
  const flushed = draftSync.flush(3_000);
  await wait(3_000);
  await flushed;
  draftSync.stop();
  drafts.clear();
  await wait(60_000);
  expect(callStaff).toHaveBeenCalledOnce();
});

describe('two windows', () => {
  test('a window that is shown again has what the other one saved', async () => {
    const [first, second] = [open(), open()];
    first.drafts.set(note, { text: 'one' });
    await wait(1_000);
    await second.draftSync.refresh();
    second.drafts.set(note, { text: 'one two' });
    await wait(1_000);
    await first.draftSync.refresh();
    expect(first.drafts.get(note)).toEqual({ text: 'one two' });
    first.drafts.set(note, { text: 'one two three' });
    await wait(1_000);
    expect(getText(note)).toEqual({ text: 'one two three' });
    expect(first.draftSync.getState(note).other).toBeNull();
  });

  test('the later save wins, and the other text is offered', async () => {
    const [first, second] = [open(), open()];
    first.drafts.set(note, { text: 'one' });
    second.drafts.set(note, { text: 'two' });
    await wait(10_000);
    const texts = [first, second].map(({ drafts, draftSync }) => [
      drafts.get(note)?.text,
      draftSync.getState(note).other,
    ]);
    expect(texts).toEqual([
      ['one', null],
      ['two', { text: 'one' }],
    ]);
    expect(getText(note)).toEqual({ text: 'two' });
  });

  test('a draft that the other window sent disappears, and text added here since stays', async () => {
    const [first, second] = [open(), open()];
    first.drafts.set(note, { text: 'one' });
    first.drafts.set(email, { text: 'Dear Rosa' });
    await wait(1_000);
    await second.draftSync.refresh();
    first.drafts.clear();
    await wait(1_000);
    second.drafts.set(email, { text: 'Dear Rosa, bring' });
    await second.draftSync.refresh();
    expect([...second.drafts]).toEqual([[email, { text: 'Dear Rosa, bring' }]]);
    await wait(1_000);
    expect([...stored.keys()]).toEqual([email]);
  });

  test('a draft saved while the list loads stays', async () => {
    const { drafts, draftSync } = open();
    drafts.set(note, { text: 'one' });
    await wait(1_000);
    callStaff.mockResolvedValueOnce({ drafts: [] });
    const refreshed = draftSync.refresh();
    drafts.set(note, { text: 'one two' });
    await Promise.all([refreshed, wait(1_000)]);
    expect(drafts.get(note)).toEqual({ text: 'one two' });
  });

  test('a text that the other window wrote after this one sent its draft becomes the draft', async () => {
    const [first, second] = [open(), open()];
    first.drafts.set(note, { text: 'one' });
    await wait(1_000);
    await second.draftSync.refresh();
    second.drafts.set(note, { text: 'one two' });
    await wait(1_000);
    first.drafts.delete(note);
    await wait(1_000);
    expect(first.drafts.get(note)).toEqual({ text: 'one two' });
  });

  test('an open form keeps its fields and offers those of the other window', async () => {
    const [first, second] = [open(), open()];
    const close = first.draftSync.openForm('job:new');
    const other = { kind: 'fields', values: { title: 'Nurse' }, base: null } as const;
    second.forms.set('job:new', other);
    await wait(1_000);
    await first.draftSync.refresh();
    expect(first.forms.has('job:new')).toBe(false);
    expect(first.draftSync.getState('job:new').other).toEqual(other);
    close();
  });
});
