import Type, { type Static } from 'typebox';
import {
  maxDraftLine,
  postFields,
  postLimits,
  postSorts,
  postStates,
  revisionKinds,
  type PostField,
} from './constants';
import { pageSize } from '../shared/list-limits';
import { regionIds } from '../shared/regions';
import { MdxIssueBody } from '../shared/schema/error';
import {
  changeObject,
  closedObject,
  keyEnum,
  namedObject,
  nullable,
  strictObject,
  stringEnum,
  timestamp,
  versionNumber,
  versionText,
} from '../shared/schema/fields';
import { createListQueries, down } from '../shared/schema/list-query';
import { storableText } from '../shared/text/patterns';

const version = versionNumber(1, 'Grows with each change, including autosave');
const state = keyEnum(postStates);

const PostValues = Type.Object(
  Object.fromEntries(
    postFields.map((field) => [
      field,
      Type.String({
        maxLength: Math.max(maxDraftLine, postLimits[field]),
        pattern: storableText,
      }),
    ]),
  ) as Record<PostField, Type.TString>,
);
const optionalValues = Type.Partial(PostValues).properties;

export const Post = Type.Object({
  id: Type.String(),
  title: Type.String({ description: "'' for none" }),
  slug: Type.String(),
  author: Type.String(),
  region: stringEnum([...regionIds, ''], "'' for all"),
  tags: Type.Array(Type.String()),
  date: Type.String({ description: "YYYY-MM-DD, or '' for the day of publication" }),
  state,
  publishedFrom: nullable(timestamp, 'When it was or will be published'),
  publishedSlug: nullable(Type.String(), 'The published page is /blog/{publishedSlug}'),
  hasChanges: Type.Boolean({ description: 'Whether the draft differs from the published version' }),
  version,
  changedBy: Type.String({ description: 'Email of the staff member' }),
  changedAt: timestamp,
});
export type Post = Static<typeof Post>;

export const PostRevision = Type.Object({
  id: Type.String(),
  at: timestamp,
  by: Type.String(),
  kind: keyEnum(revisionKinds),
  title: Type.String(),
});
export type PostRevision = Static<typeof PostRevision>;

export const PostDetail = namedObject('PostDetail', {
  ...Post.properties,
  values: PostValues,
  freeSlug: Type.String({
    description: 'The draft’s slug, with a number appended if another post has it',
  }),
  history: Type.Array(PostRevision, { description: 'Latest first' }),
});
export type PostDetail = Static<typeof PostDetail>;

export const NewPost = closedObject('NewPost', optionalValues);
export type NewPost = Static<typeof NewPost>;

export const PostChange = changeObject('PostChange', {
  version,
  overwrite: Type.Optional(
    Type.Literal(true, {
      description: 'Overwrites a newer version, which stays in the history',
    }),
  ),
  ...optionalValues,
});

export const PublishPost = closedObject('PublishPost', {
  version,
  day: Type.Optional(
    Type.String({
      format: 'date',
      pattern: '^2\\d{3}-',
      description: 'To schedule it; at the region’s office',
    }),
  ),
  time: Type.Optional(Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
});

export const UnpublishPost = strictObject({
  version,
  scheduled: Type.Optional(
    Type.Boolean({ description: 'Only if still scheduled: 409 if it has been published since' }),
  ),
});

export const RestorePost = strictObject({
  version,
  revision: Type.String({ maxLength: 40, pattern: storableText }),
});

/** DELETE /posts/{id}: only a draft that was never published. */
export const DiscardPost = strictObject({ version: versionText });

export const PostRevisionDetail = namedObject('PostRevisionDetail', {
  ...PostRevision.properties,
  values: PostValues,
});
export type PostRevisionDetail = Static<typeof PostRevisionDetail>;

const filters = {
  state: Type.Optional(state),
  region: Type.Optional(stringEnum(regionIds)),
  tag: Type.Optional(Type.String({ maxLength: 60, pattern: storableText })),
  sort: Type.Optional(stringEnum(postSorts, "Default 'changed': the latest change first")),
  down,
};

/** GET /posts. Searches title, slug, author, and tags. */
export const [PostsQuery, PostsExportQuery] = createListQueries(filters);
export type PostsQuery = Static<typeof PostsQuery>;

export const PostsResponse = namedObject('PostsResponse', {
  items: Type.Array(Post, { description: `At most ${String(pageSize)}` }),
  total: Type.Integer({ description: 'Matches on all pages' }),
  counts: Type.Object({
    draft: Type.Integer(),
    scheduled: Type.Integer(),
    published: Type.Integer(),
    unpublished: Type.Integer(),
  }),
  tags: Type.Array(Type.String(), { description: 'Tags of all posts, sorted' }),
});
export type PostsResponse = Static<typeof PostsResponse>;

/** An article from content/blog, which only editors of the files can change. */
export const FilePost = Type.Object({
  slug: Type.String({ description: 'Its page is /blog/{slug}' }),
  title: Type.String(),
  author: Type.String(),
  region: Post.properties.region,
  tags: Type.Array(Type.String()),
  date: Type.String({ format: 'date' }),
});
export type FilePost = Static<typeof FilePost>;

/** GET /posts/files */
export const FilePostsResponse = namedObject('FilePostsResponse', {
  items: Type.Array(FilePost, { description: 'Latest first' }),
});
export type FilePostsResponse = Static<typeof FilePostsResponse>;

/** POST /posts/pictures */
export const PostPictureQuery = strictObject({
  kind: Type.Optional(
    Type.Literal('cover', { description: 'Must be large enough for shared links' }),
  ),
});

export const PreviewPost = closedObject('PreviewPost', {
  body: PostValues.properties.body,
  kind: Type.Optional(stringEnum(['post', 'job'], "Default 'post'")),
});
export type PreviewPost = Static<typeof PreviewPost>;

export const PreviewResponse = namedObject('PreviewResponse', {
  content: Type.Unknown({ description: 'Content nodes; null if there are issues' }),
  readingMinutes: Type.Integer(),
  issues: Type.Array(MdxIssueBody),
});
export type PreviewResponse = Static<typeof PreviewResponse>;

export const PostPictureResponse = namedObject('PostPictureResponse', {
  src: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type PostPictureResponse = Static<typeof PostPictureResponse>;
