import type { ContentNode } from '../../../contract/mdx/mdx-node';
import type { IssueMessage } from '../../../contract/mdx/mdx-issue';
import type { RegionId } from '../../../contract/shared/regions';
import type { CollectionName, FieldsOf } from './schemas/schemas';

/** A checked MDX file of content/. */
export type Entry<Name extends CollectionName> = {
  /** 'content/services/hha.new-jersey.mdx' */
  file: string;
  /** 'services/hha.new-jersey': also on Gatsby's node of the file. */
  key: string;
  /** 'hha' */
  name: string;
  /** 'new-jersey' for hha.new-jersey.mdx, null for the default hha.mdx. */
  variant: RegionId | null;
  fields: FieldsOf<Name>;
  /** The body as JSON. */
  content: ContentNode[];
  /** MDX components in the body. */
  components: string[];
  readingMinutes: number;
};

export type Collections = { [Name in CollectionName]: Entry<Name>[] };

/** An issue in content/. The column is given for issues in MDX text. */
export type ContentIssue = IssueMessage & { file: string; line: number; column?: number };

/** An issue in the front matter, at the path of a field. */
export type FieldIssue = { path: string[]; message: string; advice: string };

/** For the terminal. */
export function formatIssue({ file, line, column, message, advice }: ContentIssue): string {
  return `${file}:${line}${column === undefined ? '' : `:${column}`}  ${message}\n    ${advice}`;
}

/** Files that contradict each other: two with the same path, or a variant without a default. */
export class PlanError extends Error {
  override readonly name = 'PlanError';
  readonly issue: ContentIssue;

  constructor(file: string, message: string, advice: string) {
    super(`${file}: ${message} ${advice}`);
    this.issue = { file, line: 1, message, advice };
  }
}
