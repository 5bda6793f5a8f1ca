import useSWR from 'swr';
import type { PreviewAnswer } from '../../../../contract/posts/schema';
import { callStaff } from '../../api/staff-client';

/** The rendered content of a text, or its issues; the previous one stays until it arrives. */
export function usePreviewText(body: string, kind: 'post' | 'job') {
  const fetchPreview = () =>
    callStaff<PreviewAnswer>('/posts/preview', { method: 'POST', body: { body, kind } });
  return useSWR<PreviewAnswer>(['preview', kind, body], fetchPreview, { keepPreviousData: true });
}
