import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PostValues } from '../../../contract/posts/constants';
import type { PostDetail } from '../../../contract/posts/schema';
import { ApiError, NetworkError } from '../../browser/api/api-client';
import { NotSignedInError } from '../../browser/auth/auth';
import { DraftStore } from '../drafts/draft-store';
import { samplePost } from './testing/sample-post';
import { openPostDraft, type PostDraft } from './post-draft';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../api/staff-client', () => ({ callStaff }));

const ann = 'ann@agency.example';
const ira = 'ira@agency.example';
const post = (version: number, values: Partial<PostValues>, changedBy = ann) =>
  samplePost(values, { version, changedBy });

type Request = { body: { version: number; overwrite?: boolean } & Partial<PostValues> };

/** The post on the server. */
let stored: PostDetail;
/** 'lost': the server receives a request, but its response does not arrive. */
let connection: 'open' | 'lost' | 'down';
let isSignedOut: boolean;
let drafts: DraftStore;
let updates: Request['body'][];

function respond(call: string, request: Request): PostDetail {
  if (call === 'GET /posts/:id') return stored;
  updates.push(request.body);
  const { version, overwrite: _overwrite, ...changes } = request.body;
  if (changes.tags?.includes('&') === true) {
    throw new ApiError(400, 'validation', 'Fix the tags', { tags: 'Only letters and numbers' });
  }
  if (stored.version !== version) throw new ApiError(409, 'changed_since', 'Changed');
  stored = post(version + 1, { ...stored.values, ...changes });
  return stored;
}

beforeEach(() => {
  vi.useFakeTimers();
  stored = post(1, { body: 'Visit us.' });
  connection = 'open';
  isSignedOut = false;
  drafts = new DraftStore(() => isSignedOut);
  updates = [];
  callStaff.mockReset();
  callStaff.mockImplementation(async (call: string, request: Request) => {
    await Promise.resolve();
    if (connection === 'down') throw new NetworkError();
    const response = respond(call, request);
    if (connection === 'lost') throw new NetworkError();
    return response;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const open = () => openPostDraft(stored, drafts);
const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const getStatus = (draft: PostDraft) => draft.state.status.is;
/** A promise that a test resolves. */
function defer<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => (resolve = done));
  return { promise, resolve: (value: Value) => resolve(value) };
}
/** A draft in conflict with Ira's version. */
async function openConflict() {
  const draft = open();
  draft.set('body', 'Mine');
  stored = post(2, { body: 'Theirs', author: 'Ira' }, ira);
  await advance(1_600);
  expect(getStatus(draft)).toBe('conflict');
  return draft;
}

test('saves after a pause in typing', async () => {
  const draft = open();
  draft.set('body', 'Visit');
  await advance(900);
  draft.set('body', 'Visit soon.');
  await advance(900);
  expect(updates).toEqual([]);
  expect(drafts.hasUnsaved()).toBe(true);
  await advance(200);
  expect(updates).toEqual([{ body: 'Visit soon.', version: 1 }]);
  expect([getStatus(draft), drafts.hasUnsaved()]).toEqual(['saved', false]);
});

test('text that is typed back is not sent', async () => {
  const draft = open();
  draft.set('body', 'Visit');
  draft.set('body', 'Visit us.');
  expect(getStatus(draft)).toBe('saved');
  await advance(2_000);
  expect(updates).toEqual([]);
});

test('text typed during a save stays and is saved next', async () => {
  const draft = open();
  const save = defer<PostDetail>();
  callStaff.mockReturnValueOnce(save.promise);
  draft.set('body', 'One');
  await advance(1_600);
  draft.set('body', 'One two');
  stored = post(2, { body: 'One' });
  save.resolve(stored);
  await advance(1_600);
  expect(updates).toEqual([{ body: 'One two', version: 2 }]);
});

test('a space at the end stays while the person types, other cleanup by the server is taken', async () => {
  const draft = open();
  draft.set('title', 'Pay ');
  draft.set('author', 'Dana\u200b Reed');
  callStaff.mockResolvedValueOnce(post(2, { title: 'Pay', author: 'Dana Reed' }));
  await advance(1_600);
  expect(draft.state.values).toMatchObject({ title: 'Pay ', author: 'Dana Reed' });
  expect(getStatus(draft)).toBe('saved');
});

test.each([
  ['without a connection', new NetworkError()],
  ['while the server is down', new ApiError(503, 'down', 'Down')],
  ['after too many requests', new ApiError(429, 'too_many', 'Too many')],
])('retries %s', async (_case, error) => {
  const draft = open();
  draft.set('body', 'Hello');
  callStaff.mockRejectedValueOnce(error);
  await advance(1_600);
  expect(getStatus(draft)).toBe('retrying');
  await advance(5_000);
  expect([getStatus(draft), stored.values.body]).toEqual(['saved', 'Hello']);
});

test('retries at once when the connection is back', async () => {
  const draft = open();
  connection = 'down';
  draft.set('body', 'Hello');
  await advance(1_600);
  connection = 'open';
  void drafts.flush(0);
  await advance(0);
  expect(stored.values.body).toBe('Hello');
});

test('is saved at once when the page is hidden, even if it is closed then', async () => {
  const draft = open();
  draft.set('body', 'Hello');
  const flushed = drafts.flush(1_000, true);
  await advance(0);
  expect([getStatus(draft), stored.values.body]).toEqual(['saved', 'Hello']);
  expect(callStaff.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
  await Promise.all([flushed, advance(1_000)]);
});

test('a deletion that fails leaves no unsaved text, even without a connection', async () => {
  const draft = open();
  callStaff.mockRejectedValueOnce(new ApiError(409, 'changed_since', 'Changed'));
  callStaff.mockRejectedValueOnce(new NetworkError());
  await expect(draft.delete()).rejects.toThrow('Changed');
  expect(getStatus(draft)).toBe('retrying');
  await advance(5_000);
  expect([getStatus(draft), updates]).toEqual(['saved', []]);
});

test('stops after the person signs out', async () => {
  const draft = open();
  connection = 'down';
  draft.set('body', 'Hello');
  await advance(1_600);
  isSignedOut = true;
  const calls = callStaff.mock.calls.length;
  const action = vi.fn();
  await expect(draft.perform(action)).rejects.toBeInstanceOf(NotSignedInError);
  await advance(30_000);
  expect([callStaff.mock.calls.length, action.mock.calls.length]).toEqual([calls, 0]);
});

test.each([
  ['typed on', 'Hello world'],
  ['typed back', 'Visit us.'],
])('a save whose response is lost is no conflict with oneself: %s', async (_case, next) => {
  const draft = open();
  connection = 'lost';
  draft.set('body', 'Hello');
  await advance(1_600);
  draft.set('body', next);
  draft.receive(stored);
  connection = 'open';
  await advance(10_000);
  expect([getStatus(draft), stored.values.body]).toEqual(['saved', next]);
});

test('another window’s save after a lost request is a conflict', async () => {
  const draft = open();
  connection = 'down';
  draft.set('body', 'Hello');
  await advance(1_600);
  stored = post(2, { body: 'Of the other window' });
  connection = 'open';
  await advance(5_000);
  expect([getStatus(draft), stored.values.body]).toEqual(['conflict', 'Of the other window']);
});

test('a rejected field does not keep the others from being saved', async () => {
  const draft = open();
  draft.set('title', 'A');
  draft.set('tags', 'baths & more');
  await advance(1_600);
  expect(stored.values).toMatchObject({ title: 'A', tags: '' });
  expect(draft.state.status).toMatchObject({
    is: 'rejected',
    fields: { tags: 'Only letters and numbers' },
  });
  const sent = updates.length;
  await advance(20_000);
  expect(updates).toHaveLength(sent);
});

test('a newer version replaces a draft without edits', async () => {
  const draft = open();
  draft.receive(post(2, { body: 'Newer' }, ira));
  await advance(0);
  expect([draft.state.values.body, getStatus(draft)]).toEqual(['Newer', 'saved']);
});

test('a newer version conflicts with edits and nothing is overwritten', async () => {
  const draft = open();
  draft.set('body', 'Mine');
  draft.receive(post(2, { body: 'Theirs' }, ira));
  await advance(0);
  expect([getStatus(draft), draft.state.values.body]).toEqual(['conflict', 'Mine']);
  await advance(10_000);
  expect(updates).toEqual([]);
});

test('edits of different fields are merged, and both are saved', async () => {
  const draft = open();
  draft.set('body', 'Mine');
  stored = post(2, { body: 'Visit us.', author: 'Ira', title: 'Baths' }, ira);
  await advance(1_600);
  expect(draft.state.values).toMatchObject({ body: 'Mine', author: 'Ira', title: 'Baths' });
  await advance(1_600);
  expect(updates.at(-1)).toEqual({ body: 'Mine', version: 2 });
  expect([getStatus(draft), stored.values]).toMatchObject([
    'saved',
    { body: 'Mine', author: 'Ira', title: 'Baths' },
  ]);
});

test('the same text typed by two people is no conflict', async () => {
  const draft = open();
  draft.set('title', 'Baths');
  draft.receive(post(2, { body: 'Visit us.', title: 'Baths ', author: 'Ira' }, ira));
  await advance(0);
  expect([getStatus(draft), draft.state.values.author]).toEqual(['saved', 'Ira']);
});

test('a cover and a description of another cover are a conflict', async () => {
  const draft = open();
  draft.set('coverAlt', 'A tub');
  draft.receive(post(2, { body: 'Visit us.', cover: '/b.webp' }, ira));
  await advance(0);
  expect(getStatus(draft)).toBe('conflict');
});

test('only the field that both changed asks, and other edits stay either way', async () => {
  const draft = open();
  draft.set('body', 'Mine');
  draft.set('tags', 'care');
  stored = post(2, { body: 'Theirs', author: 'Ira' }, ira);
  await advance(1_600);
  expect(getStatus(draft)).toBe('conflict');
  draft.resolveConflict(false);
  expect(draft.state).toMatchObject({
    values: { body: 'Theirs', author: 'Ira', tags: 'care' },
    other: { body: 'Mine' },
  });
  await advance(1_600);
  expect(updates.at(-1)).toEqual({ tags: 'care', version: 2 });
});

test('keeping mine keeps the other version in the history and its other fields, also after a retry', async () => {
  const draft = await openConflict();
  connection = 'down';
  draft.resolveConflict(true);
  await advance(0);
  connection = 'open';
  await advance(5_000);
  expect(updates.at(-1)).toEqual({ body: 'Mine', version: 2, overwrite: true });
  expect(draft.state.values).toMatchObject({ body: 'Mine', author: 'Ira' });
});

test('using the other version sets mine aside, and it can be restored', async () => {
  const draft = await openConflict();
  draft.resolveConflict(false);
  expect(draft.state).toMatchObject({ values: { body: 'Theirs' }, other: { body: 'Mine' } });
  draft.restoreOther();
  await advance(1_600);
  expect(updates.at(-1)).toEqual({ body: 'Mine', version: 2, overwrite: true });
  expect(draft.state.other).toBeNull();
});

test('publishing waits for the save and the cover, and keeps what is typed meanwhile', async () => {
  const draft = open();
  const cover = defer<string>();
  void draft.setCoverUpload(cover.promise);
  const publishing = defer<PostDetail>();
  const publish = vi.fn((_post: PostDetail) => publishing.promise);
  const done = draft.perform(publish);
  await advance(0);
  expect(publish).not.toHaveBeenCalled();
  cover.resolve('/a.webp');
  await advance(0);
  expect(publish.mock.calls[0]?.[0]).toMatchObject({ version: 2, values: { cover: '/a.webp' } });
  draft.set('body', 'Later');
  stored = post(3, { ...stored.values, date: '2026-11-20' });
  publishing.resolve(stored);
  await done;
  expect(draft.state.values).toMatchObject({ body: 'Later', date: '2026-11-20' });
  await advance(1_600);
  expect(updates.at(-1)).toEqual({ body: 'Later', version: 3 });
});

test('only the cover chosen last counts', async () => {
  const draft = open();
  const [first, second, third] = [defer<string>(), defer<string>(), defer<string>()];
  void draft.setCoverUpload(first.promise);
  void draft.setCoverUpload(second.promise);
  second.resolve('/b.webp');
  first.resolve('/a.webp');
  await advance(0);
  expect(draft.state.values.cover).toBe('/b.webp');
  void draft.setCoverUpload(third.promise);
  draft.set('cover', '');
  third.resolve('/c.webp');
  await advance(0);
  expect(draft.state.values.cover).toBe('');
});

test('a post that is opened again while it is being saved continues from its draft', async () => {
  const first = open();
  first.set('body', 'Hello');
  expect(open()).toBe(first);
  await advance(1_600);
  expect(open()).not.toBe(first);
});

test('a deleted post keeps no unsaved text', async () => {
  const draft = open();
  draft.set('title', 'Mine');
  callStaff.mockResolvedValueOnce(null);
  await draft.delete();
  await advance(5_000);
  expect([drafts.hasUnsaved(), updates]).toEqual([false, []]);
});

test('a post that someone deleted is not saved any more, and its text stays', async () => {
  const draft = open();
  draft.set('title', 'Mine');
  draft.receiveDeletion();
  draft.set('body', 'Visit soon.');
  await advance(5_000);
  expect([getStatus(draft), updates, drafts.hasUnsaved()]).toEqual(['deleted', [], true]);
  expect(draft.state.values).toMatchObject({ title: 'Mine', body: 'Visit soon.' });
});

test('a scheduled post that goes live keeps its edits', async () => {
  const draft = open();
  draft.set('title', 'Mine');
  draft.receive({ ...stored, state: 'published' });
  await advance(0);
  expect([draft.state.saved.state, draft.state.values.title]).toEqual(['published', 'Mine']);
});

test('a version that is fetched during a cover upload is taken', async () => {
  const draft = open();
  const cover = defer<string>();
  void draft.setCoverUpload(cover.promise);
  draft.receive(post(2, { body: 'Theirs' }, ira));
  expect(draft.state).toMatchObject({ saved: { version: 2 }, values: { body: 'Theirs' } });
});
