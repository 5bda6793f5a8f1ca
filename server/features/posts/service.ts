import type { RecordSource } from '../../core/http/presence/presence';

export { postAudit } from './audit-queries';
export { listPostActivity, listPosts } from './queries';

export const postRecords: RecordSource = { kind: 'post', table: 'posts' };
