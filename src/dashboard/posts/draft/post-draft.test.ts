import { beforeEach, expect, test, vi } from 'vitest';
import type { PostDetail } from '../../../../contract/posts/schema';
import { NetworkError } from '../../../lib/api/api-client';
import { NotSignedInError } from '../../../lib/auth/auth';
import { DraftDesk } from './draft-store';
import { PostDraft } from './post-draft';
import { samplePost } from '../testing/sample-post';

const callStaff = vi.hoisted(() => vi.fn());
vi.mock('../../api/staff-client', () => ({ callStaff }));
beforeEach(() => {
  callStaff.mockReset();
});

const post = (version: number, title: string) => samplePost({ title }, { version });
/** What was asked to be saved. */
const bodies = () =>
  callStaff.mock.calls.map(([, call]: unknown[]) => (call as { body: unknown }).body);

let hasEnded: boolean;
let saved: PostDetail[];
/** A post in which nothing is written yet. */
function begin(): PostDraft {
  hasEnded = false;
  saved = [];
  return new PostDraft(
    new DraftDesk(post(1, ''), undefined, {
      own: 'ann@agency.example',
      hasEnded: () => hasEnded,
      onSaved: (now) => saved.push(now),
      onMoved: () => undefined,
    }),
  );
}

/** Something that takes its time: it is under way once it was `begun`, and ends with `end`. */
function held() {
  let end: (now: PostDetail) => void = () => undefined;
  const answer = new Promise<PostDetail>((resolve) => (end = resolve));
  const work = vi.fn(() => answer);
  return { work, end, begun: () => vi.waitFor(() => expect(work).toHaveBeenCalled()) };
}

test('a save that waits for its turn saves what is typed by then, once for all who ask', async () => {
  const draft = begin();
  const publishing = held();
  const published = draft.change(publishing.work);
  await publishing.begun();
  draft.set('title', 'A');
  const saves = [draft.save()];
  draft.set('title', 'AB');
  saves.push(draft.save());
  callStaff.mockResolvedValue(post(3, 'AB'));
  publishing.end(post(2, ''));
  await Promise.all([published, ...saves]);
  expect(bodies()).toEqual([{ title: 'AB', version: 2 }]);
  expect(saved.map(({ version }) => version)).toEqual([2, 3]);
});

test('whoever watches a draft is told of each change, and by then it is so', async () => {
  const draft = begin();
  const seen: string[] = [];
  const { look, watch } = draft.desk;
  const stop = watch(() => seen.push(`${look().written.values.title} ${look().saving.is}`));
  draft.set('title', 'A');
  draft.set('title', 'A');
  callStaff.mockRejectedValue(new NetworkError());
  await draft.save();
  expect([seen.at(0), seen.at(-1), draft.isWorthIt]).toEqual(['A saved', 'A offline', true]);
  const told = seen.length;
  stop();
  draft.set('title', 'AB');
  expect(seen.length).toBe(told);
});

test('nothing is done with a post for who has signed out while it waited', async () => {
  const draft = begin();
  const reading = held();
  const read = draft.goOn(reading.work, false);
  const work = vi.fn(() => Promise.resolve());
  const discarded = draft.discard(work).catch((error: unknown) => error);
  await reading.begun();
  hasEnded = true;
  reading.end(post(2, 'Theirs'));
  await read;
  expect(await discarded).toBeInstanceOf(NotSignedInError);
  expect(work).not.toHaveBeenCalled();
});

test('what is brought back is saved over what was taken, which stays in the history', async () => {
  const draft = begin();
  draft.set('title', 'Mine');
  await draft.goOn(() => Promise.resolve(post(2, 'Theirs')), false);
  draft.endAside(true);
  callStaff.mockResolvedValue(post(3, 'Mine'));
  await draft.save();
  expect(bodies()).toEqual([{ title: 'Mine', version: 2, over: true }]);
});

test('what is put aside later joins what was put aside before', async () => {
  const draft = begin();
  draft.set('title', 'Mine');
  await draft.goOn(() => Promise.resolve(post(2, 'Theirs')), false);
  draft.set('author', 'Me');
  await draft.goOn(() => Promise.resolve(post(3, 'Theirs')), false);
  expect(draft.desk.look().asides).toEqual([{ title: 'Mine', author: 'Me' }]);
});

test('what is typed and not saved where something is brought back is put aside in its turn', async () => {
  const draft = begin();
  draft.set('title', 'Mine');
  await draft.goOn(() => Promise.resolve(post(2, 'Theirs')), false);
  draft.set('title', 'Theirs, and a new sentence');
  draft.set('author', 'Me');
  draft.endAside(true);
  const { asides, written } = draft.desk.look();
  expect([written.values.title, written.values.author]).toEqual(['Mine', 'Me']);
  expect(asides).toEqual([{ title: 'Theirs, and a new sentence' }]);
});

test('each of two texts of one field that were put aside can be brought back', async () => {
  const draft = begin();
  draft.set('title', 'My long text');
  await draft.goOn(() => Promise.resolve(post(2, 'Theirs')), false);
  draft.set('title', 'Theirs, mended');
  await draft.goOn(() => Promise.resolve(post(3, 'Theirs again')), false);
  const title = () => draft.desk.written().values.title;
  draft.endAside(true);
  expect(title()).toBe('Theirs, mended');
  draft.endAside(true);
  expect(title()).toBe('My long text');
  draft.endAside(false);
  expect(draft.desk.look().asides).toEqual([]);
});

test('of several texts that were put aside each has its turn, what is typed meanwhile the last', async () => {
  const draft = begin();
  draft.set('title', 'First');
  await draft.goOn(() => Promise.resolve(post(2, 'Theirs')), false);
  draft.set('title', 'Second');
  await draft.goOn(() => Promise.resolve(post(3, 'Theirs again')), false);
  draft.set('title', 'Third');
  const titles = ['', '', ''].map(() => {
    draft.endAside(true);
    return draft.desk.written().values.title;
  });
  expect(titles).toEqual(['Second', 'First', 'Third']);
});

test('where nothing is typed nothing is put aside', async () => {
  const draft = begin();
  await draft.goOn(() => Promise.resolve(post(2, 'Theirs')), false);
  expect(draft.desk.look().asides).toEqual([]);
});

test('what is brought back while a save is under way is saved over what that has saved', async () => {
  const draft = begin();
  draft.set('title', 'Mine');
  await draft.goOn(() => Promise.resolve(post(2, 'Theirs')), false);
  const saving = held();
  callStaff.mockImplementationOnce(saving.work);
  draft.set('title', 'Theirs, mended');
  const first = draft.save();
  await saving.begun();
  draft.endAside(true);
  saving.end(post(3, 'Theirs, mended'));
  await first;
  callStaff.mockResolvedValue(post(4, 'Mine'));
  await draft.save();
  expect(bodies()).toEqual([
    { title: 'Theirs, mended', version: 2 },
    { title: 'Mine', version: 3, over: true },
  ]);
});

test('a scheduled post that has gone live is one that is published, and what is typed stays', () => {
  const draft = begin();
  draft.set('title', 'Mine');
  draft.hear(samplePost({ title: '' }, { version: 1, state: 'published' }));
  const { base, values } = draft.desk.written();
  expect([base.state, values.title]).toEqual(['published', 'Mine']);
});
