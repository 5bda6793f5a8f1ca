import Type, { type Static } from 'typebox';
import { calendarDate, nullable, stringEnum, timestamp } from '../shared/schema/fields';

/** The collections of content/ that the dashboard adds to. */
export const publishedCollections = ['blog', 'jobs'] as const;
export type PublishedCollection = (typeof publishedCollections)[number];

/** A published post or job of the dashboard, as a file for the build. */
export const PublishedFile = Type.Object({
  collection: stringEnum(publishedCollections),
  name: Type.String({ description: 'The slug: the file name without .mdx' }),
  mdx: Type.String({ description: 'The exact file content' }),
  pictures: Type.Array(Type.String(), { description: "'/images/posts/<hash>.webp'" }),
});
export type PublishedFile = Static<typeof PublishedFile>;

/** A post's path that has changed. */
export const MovedPath = Type.Object({ from: Type.String(), to: Type.String() });
export type MovedPath = Static<typeof MovedPath>;

/** GET /published. The revision changes with every change of the files, and after the last day of a job. */
export const Published = Type.Object({
  revision: Type.String(),
  files: Type.Array(PublishedFile),
  moved: Type.Array(MovedPath, { description: 'Former paths of published posts' }),
});
export type Published = Static<typeof Published>;

export const FileIssue = Type.Object({
  message: Type.String({ description: 'With {field} and {day} for these values' }),
  field: Type.Optional(Type.String({ description: 'Its name in the front matter' })),
  days: Type.Optional(Type.Array(calendarDate, { description: 'In the order of the message' })),
});
export type FileIssue = Static<typeof FileIssue>;

const issues = Type.Array(FileIssue, { description: 'Found by the checks' });

/** A published file that is not on the site because its checks failed. */
export const ExcludedFile = Type.Object({
  collection: stringEnum(publishedCollections),
  name: Type.String(),
  issues,
});
export type ExcludedFile = Static<typeof ExcludedFile>;

export const ExcludedItem = Type.Object({
  kind: stringEnum(['post', 'job']),
  id: Type.String(),
  title: Type.String(),
  issues,
});
export type ExcludedItem = Static<typeof ExcludedItem>;

/**
 * GET /publishing: the way of changes to the site. 'off': not set up. 'never': nothing was published yet. 'publishing': the site does not
 * show the latest changes yet. 'up-to-date': it shows them. 'handed-over': the site's host was called and has not reported the result.
 */
export const Publishing = Type.Object({
  builtBy: stringEnum(
    ['hand', 'server', 'host'],
    'Who builds the site: someone by hand, this server, or its host',
  ),
  state: stringEnum(['off', 'never', 'publishing', 'up-to-date', 'handed-over', 'failed']),
  since: nullable(timestamp, 'When this state began'),
  message: nullable(
    Type.String(),
    'Why the last update failed; while publishing, it is tried again',
  ),
  onSiteAsOf: nullable(
    timestamp,
    'Everything published before this is on the site; null: unknown or nothing',
  ),
  excluded: Type.Array(ExcludedItem, {
    description: 'Not on the site, because their checks failed',
  }),
  now: Type.String({ description: "The server's time: a computer's clock may be wrong" }),
});
export type Publishing = Static<typeof Publishing>;
