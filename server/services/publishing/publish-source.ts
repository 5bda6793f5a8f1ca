import type { Reference } from '../../../contract/mdx/parse-body';
import type {
  ExcludedItem,
  MovedPath,
  PublishedCollection,
  PublishedFile,
} from '../../../contract/publishing/schema';
import type { Access } from '../../../contract/shared/roles';
import type { Db } from '../../core/db/engine';

/** A page whose text is checked. */
export type LinkingPage = {
  collection: PublishedCollection;
  /** The URLs that it adds to the site: its own and those of pages that list it. */
  paths: readonly string[];
  /** The publication time; null for a draft, which may link to other unpublished pages. */
  from: Date | null;
  /** Of the author, who must not learn about hidden pages. */
  access: Access;
};

/** `unpublished`: the office has written the page, but visitors cannot see it yet. */
export type LinkStatus = 'found' | 'unpublished' | 'missing';

/** @returns null for a link that the source does not know: the site decides */
export type CheckSourceLink = (link: {
  /** As written, without query and fragment. */
  path: string;
  kind: Reference['kind'];
  isServed: boolean;
}) => Promise<LinkStatus | null>;

/** A feature whose records become pages of the site. */
export type PublishSource = {
  collection: PublishedCollection;
  kind: ExcludedItem['kind'];
  /** Changes whenever what is published may have changed. */
  readRevision(db: Db, now: Date): Promise<string>;
  /** `ended`: the names of files whose pages have changed since, although the files have not. */
  listPublished(
    db: Db,
    now: Date,
  ): Promise<{ files: PublishedFile[]; ended: string[]; moved: MovedPath[] }>;
  findByName(db: Db, name: string): Promise<{ id: string; title: string; region: string } | null>;
  /** True if pages of content/ have ended since a time, which changes nothing that is published. */
  hasEnded?(since: Date, now: Date): boolean;
  /** Prepares to check the links of one page. It reads its lists at most once, because a text may have many links. */
  createLinkCheck(db: Db, page: LinkingPage & { from: Date }): CheckSourceLink;
};

const dayFields = new Set(['date', 'posted', 'validThrough', 'closed']);

/**
 * A file like those in content/. Values are JSON, which is valid YAML. Days are not quoted, because Gatsby would otherwise sort them as
 * strings after the dates of other files.
 */
export function formatMdxFile(fields: Readonly<Record<string, unknown>>, body: string): string {
  const lines = Object.entries(fields).map(
    ([name, value]) => `${name}: ${dayFields.has(name) ? String(value) : JSON.stringify(value)}`,
  );
  return ['---', ...lines, '---', '', body.endsWith('\n') ? body : `${body}\n`].join('\n');
}
