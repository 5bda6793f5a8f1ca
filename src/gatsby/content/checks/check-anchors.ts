import { collectIds, getFaqId, isPageTarget } from '../../../../contract/mdx/heading-ids';
import type { TemplateName } from '../../../shared/page-context';
import { localizePath } from '../../../shared/routes';
import type { PlannedPage } from '../../page-plan/planned-page';
import type { ContentIssue } from '../entry';
import type { LoadedContent } from '../load-content';

/** Checks links to headings ('/hha#hours', '#write'). */
export function checkAnchors(
  { references, collections }: Pick<LoadedContent, 'references' | 'collections'>,
  pages: PlannedPage[],
): ContentIssue[] {
  const entries = new Map(
    Object.values(collections)
      .flat()
      .map((entry) => [entry.file, entry]),
  );
  const getIds = (file: string) => collectIds(entries.get(file)?.content ?? []);
  const pagesByFile = groupPages(pages, ({ file }) => file);
  const pagesByPath = groupPages(pages, ({ path }) => path);
  const issues: ContentIssue[] = [];
  for (const { file, line, path, anchor } of references) {
    if (anchor === '') continue;
    for (const target of findTargets(path, pagesByFile.get(file) ?? [], pagesByPath)) {
      if (hasTemplateTarget(target.template, anchor)) continue;
      const ids = getIds(target.file);
      if (ids.includes(anchor)) continue;
      if (target.context.withFaqs) {
        const { regionId } = target.context;
        const hasTarget = collections.faqs.some(
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
  ownPages: readonly PlannedPage[],
  pagesByPath: PageGroups,
): readonly PlannedPage[] {
  if (path === '') return ownPages;
  const paths = ownPages.map(({ context }) => {
    const jobOffice = 'officeVariants' in context && {
      region: context.office,
      variants: context.officeVariants,
    };
    const { region, variants } = jobOffice || (context.articleLayout ?? context);
    return localizePath(path, region.id, variants);
  });
  const targets = ownPages.length > 0 ? new Set(paths) : [path];
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
