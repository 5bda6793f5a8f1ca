import Type, { type Static } from 'typebox';
import { exportQuery } from '../shared/schema/export-query';
import { keptText } from '../shared/text/patterns';
import { listPage } from '../shared/list-limits';
import { down, page } from '../shared/schema/pagination';
import { oneOf } from '../shared/schema/string-enum';
import {
  postFields,
  postLimits,
  postSorts,
  postStates,
  revisionKinds,
  type PostField,
  type PostState,
  type RevisionKind,
} from './constants';
import { regionIds } from '../shared/regions';
import { versionNumber, versionText } from '../shared/schema/version';

const orNull = <Schema extends Type.TSchema>(schema: Schema, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });
const moment = Type.String({ description: 'ISO 8601, UTC' });
const version = versionNumber(1, 'Grows with each change, also each that saves itself');
const state = oneOf(Object.keys(postStates) as PostState[]);

const text = (field: PostField) => Type.String({ maxLength: postLimits[field], pattern: keptText });
const values = Object.fromEntries(postFields.map((field) => [field, text(field)])) as Record<
  PostField,
  Type.TString
>;
const someValues = Object.fromEntries(
  postFields.map((field) => [field, Type.Optional(text(field))]),
) as Record<PostField, Type.TOptional<Type.TString>>;

/** A post of the dashboard as lists have it: as its draft stands. */
export const Post = Type.Object({
  id: Type.String(),
  title: Type.String({ description: "'' while it has none" }),
  slug: Type.String(),
  author: Type.String(),
  region: Type.String({ description: "A region's id, or '' for all" }),
  tags: Type.Array(Type.String()),
  date: Type.String({ description: "YYYY-MM-DD, or '' for the day of publication" }),
  state,
  /** When it went live, or will. */
  liveFrom: orNull(moment, 'When it went live, or will'),
  liveSlug: orNull(Type.String(), 'Its address on the site, /blog/{liveSlug}'),
  hasChanges: Type.Boolean({ description: 'Whether the draft differs from what is published' }),
  version,
  changedBy: Type.String({ description: 'E-mail of the staff member' }),
  changedAt: moment,
});
export type Post = Static<typeof Post>;

/** A kept version of a post. */
export const PostRevision = Type.Object({
  id: Type.String(),
  at: moment,
  by: Type.String(),
  kind: oneOf(Object.keys(revisionKinds) as RevisionKind[]),
  title: Type.String(),
});
export type PostRevision = Static<typeof PostRevision>;

/** GET /posts/{id}, and what a change answers. */
export const PostDetail = Type.Object(
  {
    ...Post.properties,
    values: Type.Object(values),
    freeSlug: Type.String({
      description: 'The draft’s address; with a number behind it where another post has it',
    }),
    history: Type.Array(PostRevision, { description: 'The latest first' }),
  },
  { $id: 'PostDetail' },
);
export type PostDetail = Static<typeof PostDetail>;

/** POST /posts: as much as is known already. */
export const NewPost = Type.Object(someValues, { $id: 'NewPost', additionalProperties: false });
export type NewPost = Static<typeof NewPost>;

/** PATCH /posts/{id}: what is left out stays. 409 when somebody has changed it since. */
export const PostChange = Type.Object(
  {
    version,
    over: Type.Optional(
      Type.Literal(true, {
        description: 'Over what was saved meanwhile: that stays in the history',
      }),
    ),
    ...someValues,
  },
  { $id: 'PostChange', minProperties: 2, additionalProperties: false },
);
export type PostChange = Static<typeof PostChange>;

/** POST /posts/{id}/publish: the draft becomes what the site shows, now or later. */
export const PublishPost = Type.Object(
  {
    version,
    day: Type.Optional(
      Type.String({
        format: 'date',
        pattern: '^2\\d{3}-',
        description: 'To schedule it: at the region’s office',
      }),
    ),
    time: Type.Optional(Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })),
  },
  { $id: 'PublishPost', additionalProperties: false },
);
export type PublishPost = Static<typeof PublishPost>;

export const UnpublishPost = Type.Object(
  {
    version,
    scheduled: Type.Optional(
      Type.Boolean({
        description: 'It was seen as scheduled: refused (409) where it has gone live since',
      }),
    ),
  },
  { additionalProperties: false },
);
export const RestorePost = Type.Object(
  { version, revision: Type.String({ maxLength: 40, pattern: keptText }) },
  { additionalProperties: false },
);

/** DELETE /posts/{id}: a draft that was never on the site. */
export const DiscardPost = Type.Object({ version: versionText }, { additionalProperties: false });

/** GET /posts/{id}/revisions/{revision}: how it stood. */
export const PostRevisionDetail = Type.Object(
  { ...PostRevision.properties, values: Type.Object(values) },
  { $id: 'PostRevisionDetail' },
);
export type PostRevisionDetail = Static<typeof PostRevisionDetail>;

const filters = {
  state: Type.Optional(oneOf(Object.keys(postStates) as PostState[])),
  region: Type.Optional(oneOf(regionIds)),
  tag: Type.Optional(Type.String({ maxLength: 60, pattern: keptText })),
  sort: Type.Optional(oneOf(postSorts, "'changed', the latest first, when left out")),
  down,
};

/** GET /posts. What is searched for stands in a header (list-limits.ts): title, address, author, tags. */
export const PostsQuery = Type.Object({ ...filters, page }, { additionalProperties: false });
export type PostsQuery = Static<typeof PostsQuery>;

export const PostsExportQuery = Type.Object(
  { ...filters, ...exportQuery },
  { additionalProperties: false },
);

export const PostsAnswer = Type.Object(
  {
    items: Type.Array(Post, { description: `At most ${String(listPage)}` }),
    total: Type.Integer({ description: 'That the filters leave, on all pages' }),
    counts: Type.Object({
      draft: Type.Integer(),
      scheduled: Type.Integer(),
      published: Type.Integer(),
      unpublished: Type.Integer(),
    }),
    tags: Type.Array(Type.String(), { description: 'All that posts have, in order' }),
  },
  { $id: 'PostsAnswer' },
);
export type PostsAnswer = Static<typeof PostsAnswer>;

/** POST /posts/preview: the text as the page would have it, or what is wrong with it. */
export const PreviewPost = Type.Object(
  {
    body: text('body'),
    kind: Type.Optional(
      Type.Union([Type.Literal('post'), Type.Literal('job')], {
        description: 'The page that it is for; a post’s unless said',
      }),
    ),
  },
  { $id: 'PreviewPost', additionalProperties: false },
);
export const PreviewAnswer = Type.Object(
  {
    content: Type.Unknown({ description: 'Content nodes; null while there are faults' }),
    readingMinutes: Type.Integer(),
    faults: Type.Array(
      Type.Object({
        line: Type.Integer(),
        column: Type.Integer(),
        problem: Type.String(),
        advice: Type.String(),
      }),
    ),
  },
  { $id: 'PreviewAnswer' },
);
export type PreviewAnswer = Static<typeof PreviewAnswer>;

/** POST /posts/pictures: the picture as it is kept. */
export const PostPictureAnswer = Type.Object(
  { src: Type.String(), width: Type.Integer(), height: Type.Integer() },
  { $id: 'PostPictureAnswer' },
);
export type PostPictureAnswer = Static<typeof PostPictureAnswer>;
