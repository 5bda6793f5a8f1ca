import Type from 'typebox';
import { siteScreens } from '../publishing/screens';
import { withAccess, type OpenTable } from '../shared/schema/endpoint';
import { exportEndpoint, presenceEndpoint } from '../shared/schema/common-endpoints';
import {
  DiscardPost,
  FilePostsResponse,
  NewPost,
  PostChange,
  PostDetail,
  PostPictureQuery,
  PostPictureResponse,
  PostRevisionDetail,
  PostsExportQuery,
  PostsQuery,
  PostsResponse,
  PreviewPost,
  PreviewResponse,
  PublishPost,
  RestorePost,
  UnpublishPost,
} from './schema';

const access = ['add-blog'] as const;

export const postEndpoints = withAccess(access, {
  'GET /posts': { summary: 'List posts', query: PostsQuery, response: PostsResponse },
  'POST /posts': { summary: 'Create a draft', body: NewPost, response: PostDetail, status: 201 },
  'GET /posts/export': exportEndpoint('posts', access, PostsExportQuery),
  'GET /posts/files': {
    summary: 'List the articles that come from files of the site',
    description: 'Empty if another host builds the site.',
    response: FilePostsResponse,
    hasEtag: true,
  },
  'GET /posts/:id': {
    summary: 'Get a post with its revisions',
    response: PostDetail,
    hasEtag: true,
  },
  'PATCH /posts/:id': {
    summary: 'Change the draft of a post',
    description: 'The published version stays.',
    body: PostChange,
    response: PostDetail,
  },
  'DELETE /posts/:id': {
    summary: 'Delete a draft with its revisions',
    description: 'Posts that were published can only be unpublished.',
    query: DiscardPost,
  },
  'GET /posts/:id/revisions/:revision': {
    summary: 'Get a revision of a post',
    response: PostRevisionDetail,
  },
  'POST /posts/:id/restore': {
    summary: 'Restore a revision as the draft',
    description: 'The published version stays.',
    body: RestorePost,
    response: PostDetail,
  },
  'POST /posts/:id/publish': {
    summary: 'Publish or schedule a post',
    description: 'Scheduled if there is a day. The time is that of the region’s office.',
    body: PublishPost,
    response: PostDetail,
  },
  'POST /posts/:id/unpublish': {
    summary: 'Unpublish a post, or cancel its schedule',
    description: 'Its URL returns 410 from then on. The draft stays.',
    body: UnpublishPost,
    response: PostDetail,
  },
  'POST /posts/:id/presence': presenceEndpoint('a post', access),
  'POST /posts/preview': {
    summary: 'Preview a text, or list its issues',
    // Also of the texts of jobs.
    access: siteScreens,
    body: PreviewPost,
    response: PreviewResponse,
  },
  'POST /posts/pictures': {
    summary: 'Upload a picture for posts',
    description: 'The body is a JPEG, PNG, or WebP image.',
    query: PostPictureQuery,
    body: 'file',
    response: PostPictureResponse,
    status: 201,
  },
  'GET /posts/pictures/:name': {
    summary: 'Get a picture of posts',
    description: 'Returns a WebP image.',
    params: Type.Object({ name: Type.String({ pattern: '^[0-9a-f]{32}\\.webp$' }) }),
    response: 'file',
  },
  'GET /published/pictures/:name': {
    summary: 'Get a picture of a published post',
    // For the site's build, from which visitors get the pictures.
    access: 'anyone',
    // A build from a clean checkout downloads all of them, up to some thousands.
    perMinute: 30_000,
    params: Type.Object({ name: Type.String({ pattern: '^[0-9a-f]{16,64}\\.webp$' }) }),
    response: 'file',
  },
} as const satisfies OpenTable);
