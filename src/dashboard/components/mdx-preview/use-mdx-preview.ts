import useSWR from 'swr';
import type { PreviewAnswer } from '../../../../contract/posts/schema';
import { callStaff } from '../../api/staff-client';

/** A text as the site's page would have it, or what is wrong with it; the one before stands until it is there. */
export function usePreviewText(body: string, kind: 'post' | 'job') {
  const read = () =>
    callStaff<PreviewAnswer>('/posts/preview', { method: 'POST', body: { body, kind } });
  return useSWR<PreviewAnswer>(['preview', kind, body], read, { keepPreviousData: true });
}
