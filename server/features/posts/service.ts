import type { RecordKind } from '../../core/http/presence/record-kind';

export { listPostActivity, listPosts } from './queries';

export const postRecords: RecordKind = { kind: 'post', table: 'posts' };
