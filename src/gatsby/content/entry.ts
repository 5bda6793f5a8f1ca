import type { ContentNode } from '../../../contract/mdx/mdx-node';
import type { IssueMessage } from '../../../contract/mdx/mdx-issue';
import { formatFileIssue } from '../../../contract/publishing/file-issue';
import type { FileIssue } from '../../../contract/publishing/schema';
import type { RegionId } from '../../../contract/shared/regions';
import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import type { CollectionName, FieldsOf } from './schemas/schemas';

export type Entry<Name extends CollectionName> = {
  /** 'content/services/hha.new-jersey.mdx' */
  file: string;
  /** 'services/hha.new-jersey': also on Gatsby's node of the file. */
  key: string;
  name: string;
  /** 'new-jersey' for hha.new-jersey.mdx, null for the default hha.mdx. */
  variant: RegionId | null;
  fields: FieldsOf<Name>;
  /** Of the text. */
  language: SiteLanguage;
  content: ContentNode[];
  components: string[];
  readingMinutes: number;
};

export type Collections = { [Name in CollectionName]: Entry<Name>[] };

/** An issue in content/. The column is given for issues in MDX text. */
export type ContentIssue = FileIssue &
  IssueMessage & { file: string; line: number; column?: number };

export type FieldIssue = FileIssue & { path: string[]; advice: string };

/** An issue of a whole file. */
export function createFileIssue(file: string, message: string, advice: string): ContentIssue {
  return { file, line: 1, message, advice };
}

/** For the terminal. */
export function formatIssue(issue: ContentIssue): string {
  const { file, line, column, advice } = issue;
  return `${file}:${line}${column === undefined ? '' : `:${column}`}  ${formatMessage(issue)}\n    ${advice}`;
}

/** As editors of the files write fields and days. */
export function formatMessage(issue: FileIssue): string {
  return formatFileIssue(issue, { field: (name) => `field "${name}"`, day: (day) => day });
}

/** Files that contradict each other: two with the same path, or a variant without a default. */
export class PlanError extends Error {
  override readonly name = 'PlanError';
  readonly issue: ContentIssue;

  constructor(file: string, message: string, advice: string) {
    super(`${file}: ${message} ${advice}`);
    this.issue = createFileIssue(file, message, advice);
  }
}
