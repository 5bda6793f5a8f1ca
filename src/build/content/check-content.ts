import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { clientRoutes } from '../../site/routes';
import { PlanError } from '../page-plan/plan-error';
import { planPages } from '../page-plan/plan-pages';
import { isOfOffice, officeFolder } from './published-folder';
import type { PlannedPage } from '../page-plan/planned-page';
import { missingPages } from '../page-plan/required-pages';
import { anchorFaults } from './checks/check-anchors';
import type { Fault } from './content-issue';
import { loadContent, type ContentReaders, type LoadedContent } from './load-content';

export type CheckedContent = LoadedContent & {
  pages: PlannedPage[];
  /** Links of what the office has published that lead nowhere. They stop no build: one post would keep all others off the site. */
  deadLinks: Fault[];
};

/**
 * The whole check: every file by itself, the plan of the pages, and every link and picture against plan and static/.
 * `siteUrl` is the origin that goes into the pages, `now` decides which jobs are open and what is in the future.
 * The build stops when there is a fault; `npm run content` prints them. `readers` are given where files have been read before.
 */
export async function checkContent(
  root: string,
  siteUrl: string,
  now: Date,
  readers?: ContentReaders,
): Promise<CheckedContent> {
  const content = await loadContent(root, now, readers);
  if (content.faults.length > 0) return { ...content, pages: [], deadLinks: [] };
  try {
    const site = { ...content.settings, url: siteUrl };
    const pages = planPages(content.collections, site, now);
    const missing = missingPages(new Set(pages.map(({ path }) => path)));
    const broken = [
      ...brokenReferences(root, content.references, pages),
      ...(await anchorFaults(root, content, pages)),
    ];
    return {
      ...content,
      pages,
      faults: [...missing, ...broken.filter(({ file }) => !isOfOffice(file))],
      deadLinks: broken.filter(({ file }) => isOfOffice(file)),
    };
  } catch (error) {
    if (error instanceof PlanError)
      return { ...content, pages: [], deadLinks: [], faults: [error.fault] };
    throw error;
  }
}

function brokenReferences(
  root: string,
  references: LoadedContent['references'],
  pages: PlannedPage[],
): Fault[] {
  const paths = new Set([...pages.map((page) => page.path), ...Object.values(clientRoutes)]);
  return references.flatMap(({ kind, path, file, line }) => {
    if (path === '') return [];
    const isFile =
      existsSync(join(root, 'static', path)) || existsSync(join(root, officeFolder, path));
    if (isFile || (kind === 'page' && (paths.has(path) || isGenerated(path)))) return [];
    return [
      kind === 'page'
        ? {
            file,
            line,
            problem: `There is no page ${path}.`,
            advice:
              'Write the address of a page of this site, without a slash at the end; /sitemap lists all.',
          }
        : {
            file,
            line,
            problem: `There is no file static${path}.`,
            advice: 'Put the file there, or correct its name.',
          },
    ];
  });
}

/** Files that the build makes itself. */
const isGenerated = (path: string) => path === '/rss.xml' || path === '/sitemap-index.xml';
