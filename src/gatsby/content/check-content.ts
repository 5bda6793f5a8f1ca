import { join } from 'node:path';
import { findReferencedFile } from '../../../contract/publishing/site-file';
import { isDemoSite } from '../../shared/firebase-project';
import type { SiteRecord } from '../../shared/page-context';
import { clientRoutes } from '../../shared/routes';
import { planPages } from '../page-plan/plan-pages';
import type { PlannedPage } from '../page-plan/planned-page';
import { findMissingPages } from '../page-plan/required-pages';
import { checkAnchors } from './checks/check-anchors';
import { checkFaqLists } from './checks/check-faq-lists';
import { checkCovers } from './checks/check-covers';
import { type Collections, type Entry, PlanError, type ContentIssue } from './entry';
import { loadContent, type ContentCaches, type LoadedContent } from './load-content';
import { isPublishedFile, publishedFolder } from './published-folder';
import { describeUntranslated, toSourceFile } from './translations';

export type CheckedContent = LoadedContent & {
  site: SiteRecord;
  pages: PlannedPage[];
  /** Dead links in published posts and jobs. They don't fail the build, because one post would block all others. */
  deadLinks: ContentIssue[];
  /** What Spanish pages show in English. They don't fail the build, because people need the page in any language. */
  untranslated: ContentIssue[];
};

/**
 * Checks all files, plans the pages, and checks links and pictures.
 * @param siteUrl the site's origin
 * @param now decides which jobs are open and which dates are in the future
 * @param isDemo with samples
 */
export async function checkContent(
  root: string,
  siteUrl: string,
  now: Date,
  caches?: ContentCaches,
  isDemo = isDemoSite(),
): Promise<CheckedContent> {
  const loaded = await loadContent(root, now, caches);
  const content = isDemo
    ? loaded
    : {
        ...loaded,
        collections: withoutSamples(loaded.collections),
        spanish: withoutSamples(loaded.spanish),
      };
  const site = { ...content.settings, url: siteUrl };
  const invalid = { ...content, site, pages: [], deadLinks: [], untranslated: [] };
  if (content.issues.length > 0) return invalid;
  try {
    const { collections, spanish, programs, notices, stateLanguages } = content;
    const source = { site, now, programs, notices, stateLanguages };
    const pages = planPages(collections, spanish, source);
    const linkIssues = [
      ...checkReferences(root, content.references, pages),
      ...checkAnchors(content, pages),
      ...checkFaqLists(pages),
      ...(await checkCovers(root, content.collections.blog)),
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
      untranslated: describeUntranslated(listUntranslated(pages, content), content.translations),
    };
  } catch (error) {
    if (error instanceof PlanError) return { ...invalid, issues: [error.issue] };
    throw error;
  }
}

function checkReferences(
  root: string,
  references: LoadedContent['references'],
  pages: PlannedPage[],
): ContentIssue[] {
  const paths = new Set([...pages.map((page) => page.path), ...Object.values(clientRoutes)]);
  return references.flatMap(({ kind, path, file, line }) => {
    if (path === '' || (kind === 'page' && (paths.has(path) || isGenerated(path)))) return [];
    const folders = [join(root, 'static'), join(root, publishedFolder)];
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

/** The English files that Spanish pages show, and those whose translation is of an older text. The office writes its own jobs in one language. */
function listUntranslated(
  pages: readonly PlannedPage[],
  { spanish, translations }: LoadedContent,
): string[] {
  const translated = new Set(translations.map(({ file }) => toSourceFile(file)));
  const shown = pages
    .filter(({ context }) => context.language === 'es' && context.textLanguage !== 'es')
    .map(({ file }) => file);
  const english = Object.values(spanish)
    .flat()
    .filter(({ language }) => language !== 'es')
    .map(({ file }) => file);
  const others = english.filter((file) => file.startsWith('content/faqs/') || translated.has(file));
  return [...shown, ...others].filter((file) => !isPublishedFile(file));
}

const isGenerated = (path: string) => path === '/rss.xml' || path === '/sitemap-index.xml';

/** Keeps samples off a site with real clients: no invented people, events, or jobs, and no license line of an invented office. */
function withoutSamples(collections: Collections): Collections {
  return {
    ...collections,
    regions: collections.regions.map((entry) =>
      entry.fields.sample === true ? { ...entry, fields: { ...entry.fields, license: '' } } : entry,
    ),
    team: collections.team.filter(isReal),
    events: collections.events.filter(isReal),
    jobs: collections.jobs.filter(isReal),
  };
}

/** The dashboard's own jobs are the office's responsibility: hiding one would leave it "Publishing…" forever. */
function isReal({ file, fields }: Entry<'team' | 'events' | 'jobs'>): boolean {
  return fields.sample !== true || !file.startsWith('content/');
}
