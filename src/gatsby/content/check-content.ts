import { isDemoSite } from '../../shared/firebase-project';
import type { SiteRecord } from '../../shared/page-context';
import { planPages } from '../page-plan/plan-pages';
import type { PlannedPage } from '../page-plan/planned-page';
import { findMissingPages } from '../page-plan/required-pages';
import { checkAnchors } from './checks/check-anchors';
import { checkCovers } from './checks/check-covers';
import { checkFaqLists } from './checks/check-faq-lists';
import { checkReferences } from './checks/check-references';
import { describeUntranslated } from './checks/check-translations';
import type { Collections } from './entry';
import { PlanError, type ContentIssue } from './issues';
import { loadContent, type LoadedContent } from './load/load-content';
import type { ContentCaches } from './load/load-entries';
import { isPublishedFile } from './published-folder';
import { withoutSamples } from './samples';

export type CheckedContent = LoadedContent & {
  site: SiteRecord;
  pages: PlannedPage[];
  /** Dead links in published posts and jobs. They don't fail the build, because one post would block all others. */
  deadLinks: ContentIssue[];
  /** Texts that Spanish pages show in English. They don't fail the build, because people need the page in any language. */
  untranslated: ContentIssue[];
};

/**
 * Checks all files, plans the pages, and checks links and pictures.
 * @param siteUrl the site's origin
 * @param now decides which jobs are open and which dates are in the future
 * @param isDemo keeps samples
 */
export async function checkContent(
  root: string,
  siteUrl: string,
  now: Date,
  caches?: ContentCaches,
  isDemo = isDemoSite(),
): Promise<CheckedContent> {
  const loaded = await loadContent(root, now, caches);
  const select = (all: Collections) => (isDemo ? all : withoutSamples(all));
  const [collections, spanish] = [select(loaded.collections), select(loaded.spanish)];
  const content = { ...loaded, collections, spanish };
  const site = { ...content.settings, url: siteUrl };
  const invalid = { ...content, site, pages: [], deadLinks: [], untranslated: [] };
  if (content.issues.length > 0) return invalid;
  try {
    const { programs, notices, stateLanguages } = content;
    const source = { site, now, programs, notices, stateLanguages };
    const pages = planPages(collections, spanish, source);
    const linkIssues = [
      ...checkReferences(root, loaded.references, pages),
      ...checkAnchors(content, pages),
      ...checkFaqLists(pages),
      ...(await checkCovers(root, collections.blog)),
    ];
    return {
      ...content,
      site,
      pages,
      issues: [
        ...findMissingPages(new Set(pages.map(({ path }) => path))),
        ...linkIssues.filter(({ file }) => !isPublishedFile(file)),
      ],
      deadLinks: linkIssues.filter(({ file }) => isPublishedFile(file)),
      untranslated: describeUntranslated(pages, content),
    };
  } catch (error) {
    if (error instanceof PlanError) return { ...invalid, issues: [error.issue] };
    throw error;
  }
}
