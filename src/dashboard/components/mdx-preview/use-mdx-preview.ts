import useSWR from 'swr';
import type { PreviewResponse } from '../../../../contract/posts/schema';
import { callStaff } from '../../api/staff-client';

export function useMdxPreview(body: string, kind: 'post' | 'job') {
  const fetchPreview = () =>
    callStaff<PreviewResponse>('/posts/preview', { method: 'POST', body: { body, kind } });
  return useSWR<PreviewResponse>(['preview', kind, body], fetchPreview, { keepPreviousData: true });
}
