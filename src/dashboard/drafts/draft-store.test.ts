import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftChange, StoredDraft } from '../../../contract/drafts/schema';
import { ApiError, NetworkError } from '../../browser/api/api-client';
import { DraftStore } from './draft-store';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../api/staff-client', () => ({ callStaff }));
vi.mock('../../browser/auth/auth', () => ({ NotSignedInError: class extends Error {} }));

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

const open = () => new DraftStore(() => hasEnded);
const message = (text: string) => ({ values: { text }, base: null });
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const note = '/chats/p1/note';
const email = '/chats/p1/email';
const getStored = (key: string) => stored.get(key)?.content.values;

test('a draft is saved once after a pause in typing, and deleted when it is sent', async () => {
  const drafts = open();
  drafts.open(note).set({ text: 'Her' });
  await wait(500);
  drafts.open(note).set({ text: 'Her son decides.' });
  expect(drafts.hasUnsaved()).toBe(true);
  await wait(1_000);
  expect(puts).toEqual([{ key: note, revision: null, content: message('Her son decides.') }]);
  expect([drafts.hasUnsaved(), drafts.open(note).state.status.is]).toEqual([false, 'saved']);
  drafts.open(note).discard();
  await wait(1_000);
  expect(stored.size).toBe(0);
});

test('a form that sets the same draft with every render is not rendered again', () => {
  const drafts = open();
  const onChange = vi.fn();
  drafts.subscribe(onChange);
  for (const title of ['Aide', 'Aide', 'Nurse']) {
    drafts.open('job:new').set({ title });
  }
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('drafts are restored in the order in which they were saved, without being saved again', async () => {
  const before = open();
  before.open(note).set({ text: 'A note' });
  const base = { id: 'j1', version: 2 };
  before.open('job:j1').set({ title: 'Aide' }, { base });
  await wait(1_000);
  before.open(email).set({ text: 'Dear Rosa' });
  await wait(1_000);
  const after = open();
  await after.refresh();
  expect(after.open(email).lastChange).toBeGreaterThan(after.open(note).lastChange);
  expect(after.open('job:j1')).toMatchObject({ values: { title: 'Aide' }, base });
  await wait(60_000);
  expect(puts).toHaveLength(3);
});

test('a failed save keeps the text, says so, and is retried until it succeeds', async () => {
  const drafts = open();
  failure = new NetworkError();
  drafts.open(note).set({ text: 'Her son decides.' });
  await wait(1_000);
  expect(drafts.open(note).state.status).toEqual({ is: 'retrying', isOffline: true });
  failure = null;
  await wait(5_000);
  expect(getStored(note)).toEqual({ text: 'Her son decides.' });
  expect(drafts.open(note).state.status.is).toBe('saved');
});

test('a draft that the server rejects is sent again only when it has changed', async () => {
  const drafts = open();
  failure = new ApiError(400, 'validation', 'Too long.');
  drafts.open(note).set({ text: 'long' });
  await wait(120_000);
  expect(callStaff).toHaveBeenCalledOnce();
  expect(drafts.open(note).state.status).toMatchObject({ is: 'rejected', message: 'Too long.' });
  expect(drafts.hasUnsaved()).toBe(true);
  failure = null;
  drafts.open(note).set({ text: 'short' });
  await wait(1_000);
  expect(getStored(note)).toEqual({ text: 'short' });
});

test('input that the server does not store stays unsaved', async () => {
  const drafts = open();
  drafts.open('assign-role').set({ email: 'a' });
  await wait(10_000);
  expect([puts, drafts.hasUnsaved()]).toEqual([[], true]);
  drafts.open('assign-role').discard();
  drafts.open('employee:new').set({}, { photo: new Blob() });
  await wait(10_000);
  expect([puts, drafts.hasUnsaved()]).toEqual([[], true]);
});

test('flushing saves at once, and nothing is saved after the session has ended', async () => {
  const drafts = open();
  drafts.open(note).set({ text: 'one' });
  await drafts.flush(3_000, true);
  expect(getStored(note)).toEqual({ text: 'one' });
  expect(callStaff.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  hasEnded = true;
  drafts.open(note).set({ text: 'two' });
  drafts.open(note).discard();
  await wait(60_000);
  expect(puts).toHaveLength(1);
});

test('a flush gives up waiting for a dead network', async () => {
  const drafts = open();
  callStaff.mockReturnValue(new Promise(() => undefined));
  drafts.open(note).set({ text: 'one' });
  const flushed = drafts.flush(3_000);
  await wait(3_000);
  await flushed;
  drafts.clear();
  await wait(60_000);
  expect(callStaff).toHaveBeenCalledOnce();
});

describe('two windows', () => {
  test('a window that is shown again has what the other one saved', async () => {
    const [first, second] = [open(), open()];
    first.open(note).set({ text: 'one' });
    await wait(1_000);
    await second.refresh();
    second.open(note).set({ text: 'one two' });
    await wait(1_000);
    await first.refresh();
    expect(first.open(note).values).toEqual({ text: 'one two' });
    first.open(note).set({ text: 'one two three' });
    await wait(1_000);
    expect(getStored(note)).toEqual({ text: 'one two three' });
    expect(first.open(note).state.other).toBeNull();
  });

  test('the later save wins, and the other text is offered', async () => {
    const [first, second] = [open(), open()];
    first.open(note).set({ text: 'one' });
    second.open(note).set({ text: 'two' });
    await wait(10_000);
    const texts = [first, second].map((drafts) => [
      drafts.open(note).text,
      drafts.open(note).state.other,
    ]);
    expect(texts).toEqual([
      ['one', null],
      ['two', { text: 'one' }],
    ]);
    expect(getStored(note)).toEqual({ text: 'two' });
  });

  test('a draft that the other window sent disappears, and text added here since stays', async () => {
    const [first, second] = [open(), open()];
    first.open(note).set({ text: 'one' });
    first.open(email).set({ text: 'Dear Rosa' });
    await wait(1_000);
    await second.refresh();
    first.open(note).discard();
    first.open(email).discard();
    await wait(1_000);
    second.open(email).set({ text: 'Dear Rosa, bring' });
    await second.refresh();
    expect([second.open(note).text, second.open(email).text]).toEqual(['', 'Dear Rosa, bring']);
    await wait(1_000);
    expect([...stored.keys()]).toEqual([email]);
  });

  test('a draft saved while the list loads stays', async () => {
    const drafts = open();
    drafts.open(note).set({ text: 'one' });
    await wait(1_000);
    callStaff.mockResolvedValueOnce({ drafts: [] });
    const refreshed = drafts.refresh();
    drafts.open(note).set({ text: 'one two' });
    await Promise.all([refreshed, wait(1_000)]);
    expect(drafts.open(note).values).toEqual({ text: 'one two' });
  });

  test('a text that the other window wrote after this one sent its draft becomes the draft', async () => {
    const [first, second] = [open(), open()];
    first.open(note).set({ text: 'one' });
    await wait(1_000);
    await second.refresh();
    second.open(note).set({ text: 'one two' });
    await wait(1_000);
    first.open(note).discard();
    await wait(1_000);
    expect(first.open(note).values).toEqual({ text: 'one two' });
  });

  test('an open form keeps its fields and offers those of the other window', async () => {
    const [first, second] = [open(), open()];
    const close = first.open('job:new').hold();
    second.open('job:new').set({ title: 'Nurse' });
    await wait(1_000);
    await first.refresh();
    expect(first.open('job:new').isEmpty).toBe(true);
    expect(first.open('job:new').state.other).toEqual({ title: 'Nurse' });
    await wait(1_000);
    expect(getStored('job:new')).toEqual({ title: 'Nurse' });
    close();
  });

  test('different fields that two windows change are joined', async () => {
    const [first, second] = [open(), open()];
    first.open('job:new').set({ title: 'Nurse' });
    second.open('job:new').set({ city: 'Trenton' });
    await wait(10_000);
    expect(getStored('job:new')).toEqual({ title: 'Nurse', city: 'Trenton' });
    expect(second.open('job:new').state.other).toBeNull();
  });

  test('a save whose response is lost is not taken for the other window’s', async () => {
    const drafts = open();
    callStaff.mockImplementationOnce((_path: string, { body }: { body: DraftChange }) => {
      stored.set(note, { ...message('one'), ...body, revision: 'r9', savedAt: '' } as never);
      return Promise.reject(new NetworkError());
    });
    drafts.open(note).set({ text: 'one' });
    await wait(1_000);
    drafts.open(note).set({ text: 'one two' });
    await wait(10_000);
    expect(getStored(note)).toEqual({ text: 'one two' });
    expect(drafts.open(note).state.other).toBeNull();
  });
});
