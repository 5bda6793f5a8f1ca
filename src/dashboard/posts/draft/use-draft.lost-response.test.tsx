import { act, cleanup, render } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import { ApiError, NetworkError } from '../../../lib/api/api-client';
import type { FormDraft } from '../../hooks/session/form-draft';
import { useStaff } from '../../hooks/session/use-staff';
import { memoryOf } from '../../app/session/session-store';
import { StaffSession } from '../../app/session/session-provider';
import { openDraft, pass, writer } from '../testing/draft-harness';
import { samplePost } from '../testing/sample-post';
import { useDraft } from './use-draft';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));
/** Tells who is signed in now. */
let tellUser: (user: { uid: string } | null) => void;
vi.mock('../../../lib/auth/auth', async (original) => ({
  ...(await original<object>()),
  onUser: (tell: typeof tellUser) => {
    tellUser = tell;
    return () => undefined;
  },
}));

const post = (version: number, values: Partial<PostValues>, changedBy = writer) =>
  samplePost(values, { version, changedBy });

/** What becomes of a call: it arrives and is answered, it arrives and its answer is lost, or it does not arrive. */
let line: 'open' | 'deaf' | 'cut';
/** The post as the server has it. */
let stored: PostDetail;
let forms: Map<string, FormDraft>;

type Call = { body: { version: number; over?: boolean } & Partial<PostValues> };

/** As server/posts/routes.ts answers. */
function answer(_path: string, call?: Call): PostDetail {
  if (call === undefined) return stored;
  const { version, over: _over, ...wish } = call.body;
  if (wish.body?.includes('{') === true) {
    throw new ApiError(400, 'validation', 'Some fields need your attention', { body: 'Code' });
  }
  const values = { ...stored.values, ...wish };
  const isSame = JSON.stringify(values) === JSON.stringify(stored.values);
  const isRepeated = stored.version === version + 1 && stored.changedBy === writer;
  if (isSame && isRepeated) return stored;
  if (stored.version !== version) throw new ApiError(409, 'changed_since', 'Changed');
  stored = post(version + 1, values);
  return stored;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  forms = new Map();
  line = 'open';
  stored = post(1, { body: 'Visit us.' });
  callStaff.mockReset();
  callStaff.mockImplementation(async (path: string, call?: Call) => {
    await Promise.resolve();
    if (line === 'cut') throw new NetworkError();
    if (line === 'open') return answer(path, call);
    answer(path, call);
    throw new NetworkError();
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(known = stored) {
  const opened = openDraft(forms, known);
  return { ...opened, write: (body: string) => opened.type('body', body) };
}

/** A post whose text was saved as 'Hello', and nobody was told so. */
async function withLostSave() {
  const known = stored;
  const opened = open();
  line = 'deaf';
  opened.write('Hello');
  await pass(1_600);
  expect([stored.version, opened.result.current.saving.is]).toEqual([2, 'offline']);
  return { ...opened, known };
}

test('what is typed after a save whose answer was lost follows it, and is no conflict with oneself', async () => {
  const { result, write, hear } = await withLostSave();
  write('Hello world');
  await hear(stored);
  expect(result.current.saving.is).toBe('writing');
  line = 'open';
  await pass(10_000);
  expect([result.current.saving.is, stored.values.body]).toEqual(['saved', 'Hello world']);
});

test('what is typed back after a save whose answer was lost is typed back on the server too', async () => {
  const { result, write, hear } = await withLostSave();
  write('Visit us.');
  await hear(stored);
  expect(result.current.saving.is).toBe('writing');
  line = 'open';
  await pass(10_000);
  expect([result.current.saving.is, stored.values.body]).toEqual(['saved', 'Visit us.']);
});

test('a post that was left after a save whose answer was lost goes on from it when it is opened again', async () => {
  const { write, unmount, known } = await withLostSave();
  line = 'cut';
  write('Hello world');
  unmount();
  await pass(100);
  const again = open(known);
  expect(again.result.current.values.body).toBe('Hello world');
  line = 'open';
  await pass(12_000);
  expect([again.result.current.saving.is, stored.values.body]).toEqual(['saved', 'Hello world']);
  expect(forms.size).toBe(0);
});

test('a text that was mended since is saved, though the one with a fault had no answer', async () => {
  const { result, write } = open();
  line = 'cut';
  write('One {1');
  await pass(1_600);
  write('One.');
  line = 'open';
  await act(() => result.current.change((now) => Promise.resolve(now)));
  expect([result.current.saving.is, stored.values.body]).toEqual(['saved', 'One.']);
});

test('what another window has saved after a save that did not arrive is asked about', async () => {
  const { result, write } = open();
  line = 'cut';
  write('Hello');
  await pass(1_600);
  stored = post(2, { body: 'Of the other window.' });
  line = 'open';
  await pass(10_000);
  expect(result.current.saving.is).toBe('overtaken');
  expect([result.current.values.body, stored.values.body]).toEqual([
    'Hello',
    'Of the other window.',
  ]);
});

test('what another window has saved over a lost save that was typed back stands in the post', async () => {
  const { result, write } = await withLostSave();
  write('Visit us.');
  stored = post(3, { body: 'Of a colleague.' }, 'ira@agency.example');
  line = 'open';
  await pass(10_000);
  expect([result.current.saving.is, result.current.values.body]).toEqual([
    'saved',
    'Of a colleague.',
  ]);
});

test('what is typed back in a post that is opened again, while what was left is being saved, stays typed back', async () => {
  const { write, unmount } = open();
  let isThrough: () => void = () => undefined;
  callStaff.mockImplementationOnce(async (path: string, call?: Call) => {
    await new Promise<void>((resolve) => (isThrough = resolve));
    return answer(path, call);
  });
  write('Visit us. Soon.');
  unmount();
  await pass(1);
  const again = open();
  expect(again.result.current.values.body).toBe('Visit us. Soon.');
  again.write('Visit us.');
  await act(async () => isThrough());
  await pass(2_000);
  const inField = again.result.current.values.body;
  expect([inField, stored.version, stored.values.body]).toEqual(['Visit us.', 3, 'Visit us.']);
});

test('a publish whose answer was lost is no conflict with oneself: what is typed then is saved upon it', async () => {
  const { result, write, hear } = open();
  const publish = async (): Promise<PostDetail> => {
    const history = [{ id: 'v2', at: '', by: writer, kind: 'published' as const, title: '' }];
    stored = { ...post(2, stored.values), state: 'published', history };
    return Promise.reject(new NetworkError());
  };
  await act(() => result.current.change(publish).catch(() => undefined));
  write('Visit us. Soon.');
  await hear(stored);
  expect(result.current.saving.is).toBe('writing');
  await pass(5_000);
  expect([result.current.saving.is, stored.version, stored.values.body]).toEqual([
    'saved',
    3,
    'Visit us. Soon.',
  ]);
});

test('what is chosen to be saved over another window’s keeps that in the history, also when it is tried again', async () => {
  const { result, write } = open();
  write('Mine');
  stored = post(2, { body: 'Theirs' }, 'ira@agency.example');
  await pass(1_600);
  expect(result.current.saving.is).toBe('overtaken');
  line = 'cut';
  await act(() => result.current.goOn(() => Promise.resolve(stored), true));
  line = 'open';
  await pass(6_000);
  expect([result.current.saving.is, stored.values.body]).toEqual(['saved', 'Mine']);
  const sent = callStaff.mock.calls.flatMap(([, call]: unknown[]) => (call ? [call] : []));
  expect(sent.at(-1)).toMatchObject({ body: { body: 'Mine', version: 2, over: true } });
});

test('what is given up for what somebody else has saved is put aside, and can be brought back over it', async () => {
  const { result, write } = open();
  write('Mine');
  stored = post(2, { body: 'Theirs' }, 'ira@agency.example');
  await pass(1_600);
  await act(() => result.current.goOn(() => Promise.resolve(stored), false));
  expect([result.current.values.body, result.current.asides]).toEqual([
    'Theirs',
    [{ body: 'Mine' }],
  ]);
  act(() => result.current.endAside(true));
  await pass(2_000);
  expect([stored.version, stored.values.body, result.current.asides]).toEqual([3, 'Mine', []]);
});

test('what is set to what stands there already leaves what waits for a connection to be tried again', async () => {
  const { result, write } = open();
  line = 'cut';
  write('Hello');
  await pass(1_600);
  act(() => result.current.set('cover', ''));
  line = 'open';
  await pass(6_000);
  expect([result.current.saving.is, stored.values.body]).toEqual(['saved', 'Hello']);
});

test('what is chosen to be saved over another window’s keeps that in the history also once the post was left and opened again', async () => {
  const { result, write, unmount } = open();
  write('Mine');
  stored = post(2, { body: 'Theirs' }, 'ira@agency.example');
  await pass(1_600);
  line = 'cut';
  await act(() => result.current.goOn(() => Promise.resolve(stored), true));
  unmount();
  await pass(100);
  open();
  line = 'open';
  await pass(2_000);
  expect(stored.values.body).toBe('Mine');
  expect(callStaff.mock.lastCall?.[1]).toMatchObject({ body: { version: 2, over: true } });
});

test('what is written in a post that is left again, while what was left before is being saved, is there when it is opened', async () => {
  const first = open();
  const ends: (() => void)[] = [];
  callStaff.mockImplementation(async (path: string, call?: Call) => {
    await new Promise<void>((resolve) => ends.push(resolve));
    return answer(path, call);
  });
  first.write('Visit us. Soon.');
  first.unmount();
  const second = open();
  second.write('Visit us. Soon. Please.');
  second.unmount();
  await pass(1);
  await act(async () => ends.shift()?.());
  await pass(1);
  expect(open().result.current.values.body).toBe('Visit us. Soon. Please.');
});

/** A post that is open in the session of somebody who signs out when `signOut` is called. */
function openInSession() {
  let draft: ReturnType<typeof useDraft> | undefined;
  function Opened() {
    const opened = useDraft(stored, { onSaved: () => undefined });
    useEffect(() => {
      draft = opened;
    });
    return <p>{useStaff().role}</p>;
  }
  const user = { uid: 'ann', email: writer, displayName: null, photoURL: null };
  const staff = { user, role: 'owner' as const, memory: memoryOf('ann') };
  const { unmount } = render(
    <StaffSession {...staff} onRefused={() => undefined}>
      <Opened />
    </StaffSession>,
  );
  if (draft === undefined) throw new Error('Not open');
  const signOut = () => {
    tellUser(null);
    unmount();
  };
  return { draft, signOut, unmount };
}

test('what was left without a connection is not tried again once its writer has signed out', async () => {
  line = 'cut';
  const { draft, signOut } = openInSession();
  act(() => draft.set('body', 'Hello'));
  await pass(1_600);
  signOut();
  await pass(100);
  const before = callStaff.mock.calls.length;
  await pass(31_000);
  expect(callStaff.mock.calls.length).toBe(before);
});

test('what arrives or is published after its writer has signed out is not saved by who signs in next', async () => {
  let arrive: (src: string) => void = () => undefined;
  const { draft, signOut } = openInSession();
  act(() => draft.setComing('cover', new Promise((resolve) => (arrive = resolve))));
  const publish = vi.fn((now: PostDetail) => Promise.resolve(now));
  const published = draft.change(publish).catch((error: unknown) => error);
  signOut();
  await act(async () => {
    arrive('/a.webp');
    await published;
  });
  await pass(10_000);
  expect(publish).not.toHaveBeenCalled();
  expect(callStaff).not.toHaveBeenCalled();
});

test('what is left for another page of the site is saved all the same', async () => {
  const { draft, unmount } = openInSession();
  act(() => draft.set('body', 'Hello'));
  unmount();
  await pass(1_000);
  expect(stored.values.body).toBe('Hello');
});
