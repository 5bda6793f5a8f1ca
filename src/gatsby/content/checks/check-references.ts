import { join } from 'node:path';
import { findReferencedFile } from '../../../../contract/publishing/site-file';
import { clientRoutes } from '../../../shared/routes';
import type { PlannedPage } from '../../page-plan/planned-page';
import type { ContentIssue } from '../issues';
import type { LoadedContent } from '../load/load-content';
import { publishedFolder } from '../published-folder';

/** Finds links to pages and files that don't exist, and pictures without a file. */
export function checkReferences(
  root: string,
  references: LoadedContent['references'],
  pages: readonly PlannedPage[],
): ContentIssue[] {
  const paths = new Set([
    ...pages.map((page) => page.path),
    ...Object.values(clientRoutes),
    ...generatedFiles,
  ]);
  const folders = [join(root, 'static'), join(root, publishedFolder)];
  return references.flatMap(({ kind, path, file, line }) => {
    if (path === '' || (kind === 'page' && paths.has(path))) return [];
    if (findReferencedFile(folders, path) !== null) return [];
    const issue =
      kind === 'page'
        ? {
            message: `There is no page ${path}.`,
            advice: 'Write the address of a page without a slash at the end; /sitemap lists all.',
          }
        : {
            message: `There is no file static${path}.`,
            advice: 'Put the file there, or correct its name.',
          };
    return [{ file, line, ...issue }];
  });
}

const generatedFiles = ['/rss.xml', '/sitemap-index.xml'];
