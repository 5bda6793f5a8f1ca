import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collectIds, getFaqId, isPageTarget } from '../../../../contract/mdx/heading-ids';
import { mdxToData } from '../../../../contract/mdx/mdx-to-data';
import { localizePath } from '../../../site/routes';
import type { PlannedPage, TemplateName } from '../../page-plan/planned-page';
import type { ContentIssue } from '../content-issue';
import { splitFrontMatter } from '../front-matter';
import type { LoadedContent } from '../load-content';

/** Checks links to headings ('/hha#hours', '#write'). Bodies must be valid MDX. */
export async function checkAnchors(
  root: string,
  { references, collections }: Pick<LoadedContent, 'references' | 'collections'>,
  pages: PlannedPage[],
): Promise<ContentIssue[]> {
  const readIds = createIdReader(root);
  const issues: ContentIssue[] = [];
  for (const { file, line, path, anchor } of references) {
    if (anchor === '') continue;
    for (const target of findTargets(file, path, pages)) {
      if (hasTemplateTarget(target.template, anchor)) continue;
      const ids = await readIds(target.file);
      if (ids.includes(anchor)) continue;
      if (target.context.withFaqs) {
        const answers = await Promise.all(collections.faqs.map((faq) => readIds(faq.file)));
        if (answers.flat().includes(anchor)) continue;
        const questions = collections.faqs.filter(({ fields }) =>
          fields.regions.includes(target.context.regionId),
        );
        if (questions.some(({ name }) => getFaqId(name) === anchor)) continue;
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

/** The pages that a link leads to: its own for '', else the path or its variant in the region of each page with this text. */
function findTargets(file: string, path: string, pages: PlannedPage[]): PlannedPage[] {
  const ownPages = pages.filter((page) => page.file === file);
  if (path === '') return ownPages;
  const paths = ownPages.map(({ context }) => {
    const jobOffice = 'officeVariants' in context && {
      region: context.office,
      variants: context.officeVariants,
    };
    const { region, variants } = jobOffice || (context.articleLayout ?? context);
    return localizePath(path, region.id, variants);
  });
  const targets = ownPages.length > 0 ? paths : [path];
  return pages.filter((page) => targets.includes(page.path));
}

/** Ids in templates and their forms. The content of lists is unknown here, so any id may exist. */
const templateTargets: Partial<Record<TemplateName, RegExp>> = {
  career: /^jobs(?:-|$)/,
  contact: /^(?:write|contact(?:-.*)?)$/,
  eligibility: /^eligibility(?:-|$)/,
  'hha-certification': /^enrol(?:l|ment)(?:-|$)/,
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

/** Reads the ids in a file's body, each file once. */
function createIdReader(root: string): (file: string) => Promise<string[]> {
  const cache = new Map<string, Promise<string[]>>();
  return (file) => {
    let ids = cache.get(file);
    if (ids === undefined) {
      const { body } = splitFrontMatter(readFileSync(join(root, file), 'utf8'));
      ids = mdxToData(body, dirname(file).split('/').pop() ?? '').then(collectIds);
      cache.set(file, ids);
    }
    return ids;
  };
}
