import useSWR from 'swr';
import type { PreviewAnswer } from '../../../../contract/posts/schema';
import { callStaff } from '../../api/staff-client';

export function usePreviewText(body: string, kind: 'post' | 'job') {
  const fetchPreview = () =>
    callStaff<PreviewAnswer>('/posts/preview', { method: 'POST', body: { body, kind } });
  return useSWR<PreviewAnswer>(['preview', kind, body], fetchPreview, { keepPreviousData: true });
}
