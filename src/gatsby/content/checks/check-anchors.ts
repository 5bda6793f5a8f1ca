import { collectIds, getFaqId, isPageTarget } from '../../../../contract/mdx/heading-ids';
import type { TemplateName } from '../../../shared/page-context';
import { getLinkProps, localizePath } from '../../../shared/routes';
import type { PlannedPage } from '../../page-plan/planned-page';
import type { ContentIssue } from '../issues';
import type { LoadedContent } from '../load/load-content';

/** Checks links to headings ('/hha#hours', '#write'). */
export function checkAnchors(
  content: Pick<LoadedContent, 'references' | 'collections' | 'spanish' | 'translations'>,
  pages: PlannedPage[],
): ContentIssue[] {
  const { references, collections, spanish, translations } = content;
  const spanishFiles = new Set(
    Object.values(spanish)
      .flat()
      .filter(({ language }) => language === 'es')
      .map(({ file }) => file),
  );
  // An outdated translation is on no page.
  const unused = new Set(
    translations.map(({ file }) => file).filter((file) => !spanishFiles.has(file)),
  );
  const spanishPage = pages.find(({ context }) => context.language === 'es')?.context;
  const entries = new Map(
    [...Object.values(collections).flat(), ...translations].map((entry) => [entry.file, entry]),
  );
  const getIds = (file: string) => collectIds(entries.get(file)?.content ?? []);
  const pagesByFile = groupPages(pages, ({ file }) => file);
  const pagesByPath = groupPages(pages, ({ path }) => path);
  const issues: ContentIssue[] = [];
  for (const { file, line, path, anchor } of references) {
    if (anchor === '' || unused.has(file)) continue;
    // Questions have no page of their own.
    const unlocalized =
      spanishPage && spanishFiles.has(file) ? getLinkProps(path, spanishPage).href : path;
    const own = pagesByFile.get(file) ?? [];
    for (const target of findTargets(path, { own, unlocalized }, pagesByPath)) {
      if (hasTemplateTarget(target.template, anchor)) continue;
      // The page has other headings until its translation is up to date.
      if (target.context.language !== target.context.textLanguage) continue;
      const ids = getIds(target.file);
      if (ids.includes(anchor)) continue;
      if (target.context.withFaqs) {
        const { regionId, language } = target.context;
        const { faqs } = language === 'es' ? spanish : collections;
        const hasTarget = faqs.some(
          ({ name, fields, content }) =>
            collectIds(content).includes(anchor) ||
            (getFaqId(name) === anchor && fields.regions.includes(regionId)),
        );
        if (hasTarget) continue;
      }
      issues.push({
        file,
        line,
        message: `There is no heading #${anchor} on ${target.path} (${target.file}).`,
        advice:
          ids.length > 0
            ? `Write one of: ${ids.map((id) => `#${id}`).join(', ')}.`
            : 'Delete the # and what follows it.',
      });
      break;
    }
  }
  return issues;
}

type PageGroups = ReadonlyMap<string, readonly PlannedPage[]>;

function groupPages(
  pages: readonly PlannedPage[],
  getKey: (page: PlannedPage) => string,
): PageGroups {
  const groups = new Map<string, PlannedPage[]>();
  for (const page of pages) {
    const group = groups.get(getKey(page));
    if (group) group.push(page);
    else groups.set(getKey(page), [page]);
  }
  return groups;
}

/** The pages that a link leads to: its own for '', else the path or its variant in the region of each page with this text. */
function findTargets(
  path: string,
  { own, unlocalized }: { own: readonly PlannedPage[]; unlocalized: string },
  pagesByPath: PageGroups,
): readonly PlannedPage[] {
  // Links of English texts on Spanish pages lead to headings of English pages (src/layout/links.tsx).
  const pages = own.filter(({ context }) => context.language === context.textLanguage);
  if (path === '') return pages;
  const paths = pages.map(({ context }) => {
    const jobOffice = 'officeVariants' in context && {
      region: context.office,
      variants: context.officeVariants,
    };
    const { region, variants } = jobOffice || (context.articleLayout ?? context);
    return getLinkProps(localizePath(path, region.id, variants), context).href;
  });
  const targets = pages.length > 0 ? new Set(paths) : [unlocalized];
  return [...targets].flatMap((target) => pagesByPath.get(target) ?? []);
}

/** Ids in templates and their forms. The content of lists is unknown here, so any id may exist. */
const templateTargets: Partial<Record<TemplateName, RegExp>> = {
  career: /^jobs(?:-|$)/,
  contact: /^(?:write|contact(?:-.*)?)$/,
  eligibility: /^eligibility(?:-|$)/,
  'find-care': /^send-answers$/,
  'hha-certification': /^enroll(?:ment)?(?:-|$)/,
  'help-desk': /^(?:request|kinds|supplies)(?:-|$)/,
  blog: /./,
  listing: /./,
  'help-desk-status': /./,
};

/** True if a template has or may have an element with this id, besides its text. */
export function hasTemplateTarget(template: TemplateName, anchor: string): boolean {
  const collection = template === 'job' ? 'jobs' : '';
  return isPageTarget(collection, anchor) || (templateTargets[template]?.test(anchor) ?? false);
}
