import type { RecordKind } from '../../core/http/presence/presence';

export { listPostActivity, listPosts } from './queries';

export const postRecords: RecordKind = { kind: 'post', table: 'posts' };
