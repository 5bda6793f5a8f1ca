import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PostValues } from '../../../../contract/posts/constants';
import { ApiError, NetworkError } from '../../../lib/api/api-client';
import type { FormDraft } from '../../hooks/session/form-draft';
import { bodiesOf, held, openDraft, pass } from '../testing/draft-harness';
import { samplePost } from '../testing/sample-post';
import { leftPosts } from './use-stored-draft';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));

const post = (version: number, values: Partial<PostValues>) => samplePost(values, { version });

let forms: Map<string, FormDraft>;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  callStaff.mockReset();
  forms = new Map();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (known = post(1, {})) => openDraft(forms, known);
const bodies = () => bodiesOf(callStaff.mock.calls);

test('what was typed just before the post is left is saved', async () => {
  callStaff.mockResolvedValue(post(2, { body: 'A calm evening.' }));
  const { type, unmount } = open();
  type('body', 'A calm evening.');
  unmount();
  await pass(0);
  expect(bodies()).toEqual([{ body: 'A calm evening.', version: 1 }]);
  expect(forms.size).toBe(0);
});

test('what was left without a connection is saved once there is one, on whatever screen one is', async () => {
  callStaff.mockRejectedValue(new NetworkError());
  const { type, unmount } = open();
  type('body', 'A calm evening.');
  unmount();
  await pass(6_000);
  expect(forms.get('post:p1')?.values).toEqual({ body: 'A calm evening.' });
  callStaff.mockResolvedValue(post(2, { body: 'A calm evening.' }));
  callStaff.mockClear();
  await act(() => Promise.resolve(window.dispatchEvent(new Event('online'))));
  await pass(0);
  expect(bodies()).toEqual([{ body: 'A calm evening.', version: 1 }]);
  expect(forms.size).toBe(0);
  const asked = callStaff.mock.calls.length;
  await pass(20_000);
  expect(callStaff).toHaveBeenCalledTimes(asked);
});

test('what is refused is not sent again from another screen', async () => {
  callStaff.mockRejectedValue(new ApiError(409, 'changed_since', 'Changed by ira'));
  const { type, unmount } = open();
  type('body', 'Mine');
  unmount();
  await pass(0);
  const asked = callStaff.mock.calls.length;
  await pass(20_000);
  expect(callStaff).toHaveBeenCalledTimes(asked);
  expect(forms.get('post:p1')?.values).toEqual({ body: 'Mine' });
});

test('what could not be saved is there when the post is opened again, with the version it was written on', async () => {
  callStaff.mockRejectedValue(new NetworkError());
  const first = open();
  first.type('body', 'Kept {1');
  first.unmount();
  await pass(0);
  expect(forms.get('post:p1')?.values).toEqual({ body: 'Kept {1' });
  const second = open(post(4, { body: 'Theirs' }));
  expect(second.result.current.values.body).toBe('Kept {1');
  callStaff.mockRejectedValue(new ApiError(409, 'changed_since', 'Changed by ira@agency.example'));
  await pass(1_600);
  expect(bodies().at(-1)).toEqual({ body: 'Kept {1', version: 1 });
  expect(second.result.current.saving).toEqual({
    is: 'overtaken',
    words: 'Changed by ira@agency.example',
  });
});

test('a post that is opened again while it is still saved goes on from that', async () => {
  const save = held();
  callStaff.mockReturnValueOnce(save.answer);
  const first = open();
  first.type('body', 'One.');
  first.unmount();
  const second = open();
  second.type('author', 'The office');
  await save.resolve(post(2, { body: 'One.' }));
  callStaff.mockResolvedValue(post(3, { body: 'One.', author: 'The office' }));
  await pass(1_600);
  expect(bodies().slice(1)).toEqual([{ author: 'The office', version: 2 }]);
  expect(second.result.current.isDirty).toBe(false);
});

test('what is typed while it is published stays, and is saved after that', async () => {
  const { result, type } = open(post(1, { body: 'One.' }));
  const publishing = held();
  const work = vi.fn(() => publishing.answer);
  let done: Promise<void> | undefined;
  act(() => {
    done = result.current.change(work);
  });
  await waitFor(() => expect(work).toHaveBeenCalled());
  type('body', 'One. Two.');
  await pass(2_000);
  expect(callStaff).not.toHaveBeenCalled();
  callStaff.mockResolvedValue(post(3, { body: 'One. Two.', date: '2026-11-20' }));
  await publishing.resolve({
    ...post(2, { body: 'One.', date: '2026-11-20' }),
    state: 'published',
  });
  await done;
  expect(result.current.values).toMatchObject({ body: 'One. Two.', date: '2026-11-20' });
  await pass(1_600);
  expect(bodies()).toEqual([{ body: 'One. Two.', version: 2 }]);
});

test('who was faster is asked about also when publishing finds it', async () => {
  const { result } = open();
  const refused = new ApiError(409, 'changed_since', 'Changed by ira@agency.example');
  await act(() =>
    expect(result.current.change(() => Promise.reject(refused))).rejects.toBe(refused),
  );
  expect(result.current.saving.is).toBe('overtaken');
});

test('a post that was remembered from before is taken as somebody else has left it since', async () => {
  const { result, hear } = open(post(2, { body: 'Old.' }));
  await hear(post(3, { body: 'Newer.' }));
  expect([result.current.values.body, result.current.post.version]).toEqual(['Newer.', 3]);
  expect(result.current.saving.is).toBe('saved');
});

test('that somebody else has changed a post is said at once to who has typed in it, and takes nothing away', async () => {
  callStaff.mockResolvedValue(post(4, { body: 'Mine.' }));
  const { result, type, hear } = open(post(2, { body: 'Old.' }));
  type('body', 'Mine.');
  await hear(post(3, { body: 'Theirs.' }));
  expect(result.current.saving).toEqual({
    is: 'overtaken',
    words: 'This was changed by owner@agency.example: it was saved again. Check it and try again.',
  });
  expect(result.current.values.body).toBe('Mine.');
  expect(callStaff).not.toHaveBeenCalled();
});

test('a save of this very screen that is heard of early overtakes nobody', async () => {
  const save = held();
  callStaff.mockReturnValueOnce(save.answer).mockResolvedValue(post(3, { body: 'One. Two.' }));
  const { result, type, hear } = open(post(1, {}));
  type('body', 'One.');
  await pass(1_600);
  type('body', 'One. Two.');
  await hear(post(2, { body: 'One.' }));
  await save.resolve(post(2, { body: 'One.' }));
  expect(result.current.saving.is).toBe('writing');
  expect(result.current.values.body).toBe('One. Two.');
});

test('a save that finds what another window has saved goes on from that, and sends nothing over it', async () => {
  const theirs = post(2, { author: 'Dana Reed', body: 'An hour of work.' });
  callStaff.mockResolvedValue(theirs);
  const { result, type } = open(post(1, { body: 'The text both see.' }));
  type('author', 'Dana Reed');
  await pass(4_000);
  expect(bodies()).toEqual([{ author: 'Dana Reed', version: 1 }]);
  expect(result.current.values.body).toBe('An hour of work.');
  expect(result.current.saving.is).toBe('saved');
});

test('what is typed back while it is saved is saved so', async () => {
  const save = held();
  callStaff.mockReturnValueOnce(save.answer).mockResolvedValue(post(3, { title: 'A' }));
  const { result, type } = open(post(1, { title: 'A' }));
  type('title', 'AB');
  await pass(1_600);
  type('title', 'A');
  await save.resolve(post(2, { title: 'AB' }));
  expect(result.current.values.title).toBe('A');
  await pass(1_600);
  expect(bodies().at(-1)).toEqual({ title: 'A', version: 2 });
});

test('to keep one’s own leaves what the other has changed elsewhere', async () => {
  callStaff.mockRejectedValueOnce(new ApiError(409, 'changed_since', 'Changed'));
  const { result, type } = open(post(1, { body: 'One.' }));
  type('body', 'Mine.');
  await pass(1_600);
  const theirs = post(2, { body: 'Theirs.', author: 'Ira' });
  callStaff.mockResolvedValue(post(3, { body: 'Mine.', author: 'Ira' }));
  await act(() => result.current.goOn(() => Promise.resolve(theirs), true));
  expect(bodies().at(-1)).toEqual({ body: 'Mine.', version: 2, over: true });
  expect(result.current.values.author).toBe('Ira');
});

test('what goes on in a new post, as the one it was written in is thrown away, is not kept for that one', async () => {
  const { result, type } = open();
  type('title', 'Mine');
  expect([...forms.keys()]).toEqual(['post:p1']);
  const begin = (values: PostValues) => Promise.resolve(samplePost(values, { id: 'p9' }));
  await act(() => result.current.goOnInNew(begin));
  expect(result.current.post.id).toBe('p9');
  expect(forms.size).toBe(0);
});

test.each([
  [401, 'You are signed out. Sign in and try again.'],
  [403, 'Your role does not allow this.'],
  [413, 'This is too large.'],
])(
  'a save that is refused with %i says so, and is not tried before something is typed',
  async (status, words) => {
    callStaff.mockRejectedValue(new ApiError(status, 'refused', words));
    const { result, type } = open();
    type('title', 'A');
    await pass(12_000);
    expect(result.current.saving).toMatchObject({ is: 'refused', words });
    expect(callStaff).toHaveBeenCalledTimes(1);
    type('title', 'AB');
    await pass(1_600);
    expect(callStaff).toHaveBeenCalledTimes(2);
  },
);

test('a field that is refused keeps no other from being saved, and what is done with the post names it', async () => {
  const refusal = new ApiError(400, 'validation', 'Some fields need your attention', {
    tags: 'Write “baths & more” with letters and numbers alone',
  });
  callStaff.mockImplementation((_path: string, { body }: { body: { tags?: string } }) =>
    body.tags === undefined ? Promise.resolve(post(2, { title: 'A' })) : Promise.reject(refusal),
  );
  const { result, type } = open();
  type('title', 'A');
  type('tags', 'baths & more');
  await pass(1_600);
  expect(result.current.post).toMatchObject({ version: 2, title: 'A' });
  expect(result.current.saving).toMatchObject({ is: 'refused', fields: refusal.fields });
  expect(result.current.values).toMatchObject({ title: 'A', tags: 'baths & more' });
  await act(() =>
    expect(result.current.change(() => Promise.reject(new Error('Not called')))).rejects.toBe(
      refusal,
    ),
  );
});

test.each([
  ['without a connection', new NetworkError(), false],
  ['while the server is down', new ApiError(503, 'down', 'Down'), true],
  ['when too much was asked', new ApiError(429, 'too_many', 'Too many'), true],
])('%s it is tried again by itself', async (_when, error, isServer) => {
  callStaff.mockRejectedValueOnce(error).mockResolvedValue(post(2, { title: 'A' }));
  const { result, type } = open();
  type('title', 'A');
  await pass(1_600);
  expect(result.current.saving).toEqual({ is: 'offline', isServer });
  await pass(5_100);
  expect(result.current.saving.is).toBe('saved');
});

test('what is typed and taken back is no longer told as not saved', () => {
  const { result, type } = open(post(1, { title: 'A' }));
  type('title', 'AB');
  expect(result.current.saving.is).toBe('writing');
  type('title', 'A');
  expect(result.current.saving.is).toBe('saved');
});

test('what was typed in a post that is being thrown away while one leaves it is not kept', async () => {
  const { result, type, unmount } = open();
  type('title', 'Mine');
  const gone = held<null>();
  callStaff.mockReturnValue(gone.answer);
  act(() => void result.current.discard(() => gone.answer.then(() => undefined)));
  unmount();
  await gone.resolve(null);
  await pass(0);
  expect(forms.size).toBe(0);
});

test('a publish that is still under way when one leaves is nothing that was left unsaved', async () => {
  const { result, unmount } = open();
  const publishing = held();
  act(() => void result.current.change(() => publishing.answer));
  await pass(0);
  unmount();
  expect(leftPosts(forms)).toEqual([]);
  await publishing.resolve(post(2, {}));
});
