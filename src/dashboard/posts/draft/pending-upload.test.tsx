import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import type { FormDraft } from '../../hooks/session/form-draft';
import { bodiesOf, held, openDraft, pass } from '../testing/draft-harness';
import { samplePost } from '../testing/sample-post';

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

describe('a picture that is on its way', () => {
  test('is saved with the post, also when that has been left by then', async () => {
    const { result, unmount } = open();
    const picture = held<string>();
    act(() => result.current.setComing('cover', picture.answer));
    unmount();
    await pass(0);
    expect(callStaff).not.toHaveBeenCalled();
    expect(forms.size).toBe(1);
    callStaff.mockResolvedValue(post(2, { cover: '/a.webp' }));
    await picture.resolve('/a.webp');
    await pass(0);
    expect(bodies()).toEqual([{ cover: '/a.webp', version: 1 }]);
    expect(forms.size).toBe(0);
  });

  test('is not taken any more once the field is set otherwise', async () => {
    const { result, type } = open();
    const picture = held<string>();
    act(() => result.current.setComing('cover', picture.answer));
    type('cover', '');
    await picture.resolve('/a.webp');
    await pass(0);
    expect(result.current.values.cover).toBe('');
  });

  test('is there when the post is opened again meanwhile, beside what is typed then', async () => {
    const first = open();
    const picture = held<string>();
    act(() => first.result.current.setComing('cover', picture.answer));
    first.unmount();
    const second = open();
    second.type('title', 'A');
    callStaff.mockResolvedValueOnce(post(2, { cover: '/a.webp' }));
    await picture.resolve('/a.webp');
    await pass(0);
    expect(second.result.current.values).toMatchObject({ title: 'A', cover: '/a.webp' });
    callStaff.mockResolvedValue(post(3, { title: 'A', cover: '/a.webp' }));
    await pass(1_600);
    expect(bodies().at(-1)).toEqual({ title: 'A', version: 2 });
  });

  test('is the one that was chosen last, whichever arrives first', async () => {
    callStaff.mockResolvedValue(post(2, { cover: '/b.webp' }));
    const { result } = open();
    const [former, last] = [held<string>(), held<string>()];
    act(() => result.current.setComing('cover', former.answer));
    act(() => result.current.setComing('cover', last.answer));
    await last.resolve('/b.webp');
    await former.resolve('/a.webp');
    expect(result.current.values.cover).toBe('/b.webp');
  });

  test('is published with the post', async () => {
    const { result } = open();
    const picture = held<string>();
    act(() => result.current.setComing('cover', picture.answer));
    const saved = post(2, { cover: '/a.webp' });
    callStaff.mockResolvedValue(saved);
    const work = vi.fn((now: PostDetail) => Promise.resolve({ ...now, version: 3 }));
    let done: Promise<void> | undefined;
    act(() => {
      done = result.current.change(work);
    });
    await pass(0);
    expect(work).not.toHaveBeenCalled();
    await picture.resolve('/a.webp');
    await act(() => done);
    expect(work).toHaveBeenCalledWith(saved);
  });
});
