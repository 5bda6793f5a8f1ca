import { emptyPost, type PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';

/** A draft as the server returns it, for tests. */
export function samplePost(
  values: Partial<PostValues>,
  facts: Partial<PostDetail> = {},
): PostDetail {
  return {
    id: 'p1',
    title: values.title ?? '',
    slug: values.slug ?? '',
    author: '',
    region: '',
    tags: [],
    date: '',
    state: 'draft',
    publishedFrom: null,
    publishedSlug: null,
    freeSlug: 'now',
    hasChanges: false,
    version: 3,
    changedBy: 'owner@agency.example',
    changedAt: '2026-11-20T15:00:00.000Z',
    values: { ...emptyPost, ...values },
    history: [],
    ...facts,
  };
}
