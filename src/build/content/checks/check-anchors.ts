import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mdxToData } from '../../../../contract/mdx/mdx-to-data';
import { idsIn, isOwnPlace } from '../../../../contract/mdx/heading-ids';
import { localize } from '../../../site/localize';
import type { PlannedPage } from '../../page-plan/planned-page';
import type { TemplateName } from '../../page-plan/templates';
import type { Fault } from '../content-issue';
import { splitFrontMatter } from '../front-matter';
import type { LoadedContent } from '../load-content';

/**
 * Every link to a place within a page ('/hha#hours', '#write') that the page does not have. Pages are planned and the bodies
 * compile; a page whose places the build does not know (a list of people, of articles) is taken to have them all.
 */
export async function anchorFaults(
  root: string,
  { references, collections }: Pick<LoadedContent, 'references' | 'collections'>,
  pages: PlannedPage[],
): Promise<Fault[]> {
  const idsOf = idReader(root);
  const faults: Fault[] = [];
  for (const { file, line, path, anchor } of references) {
    if (anchor === '') continue;
    for (const target of targetsOf(file, path, pages)) {
      if (templateHas(target.template, anchor)) continue;
      const ids = await idsOf(target.file);
      if (ids.includes(anchor)) continue;
      if (target.context.withFaqs) {
        const answers = await Promise.all(collections.faqs.map((faq) => idsOf(faq.file)));
        if (answers.flat().includes(anchor)) continue;
      }
      faults.push({
        file,
        line,
        problem: `There is no heading #${anchor} on ${target.path} (${target.file}).`,
        advice:
          ids.length > 0
            ? `Write one of: ${ids.map((id) => `#${id}`).join(', ')}.`
            : 'Take away the # and what follows it.',
      });
      break;
    }
  }
  return faults;
}

/** The pages a link leads to: the page itself for '', and a variant where the text stands on a page of a region. */
function targetsOf(file: string, path: string, pages: PlannedPage[]): PlannedPage[] {
  const own = pages.filter((page) => page.file === file);
  if (path === '') return own;
  const paths = own.map(({ context }) => {
    const office = 'officeVariants' in context && {
      region: context.office,
      variants: context.officeVariants,
    };
    const { region, variants } = office || (context.textShell ?? context);
    return localize(path, region.id, variants);
  });
  const wanted = own.length > 0 ? paths : [path];
  return pages.filter((page) => wanted.includes(page.path));
}

/** Places that the templates and their forms bring along, whatever the text; those of jobs are known one by one. */
const ofTemplate: Partial<Record<TemplateName, RegExp>> = {
  career: /^jobs(?:-|$)/,
  contact: /^(?:write|contact(?:-.*)?)$/,
  eligibility: /^eligibility(?:-|$)/,
  'hha-certification': /^enrol(?:l|ment)(?:-|$)/,
  'help-desk': /^(?:request|kinds|supplies)(?:-|$)/,
  blog: /./,
  listing: /./,
  'help-desk-status': /./,
};

/** Whether a template brings a place along, or may: without a text of its own. */
export function templateHas(template: TemplateName, anchor: string): boolean {
  const collection = template === 'job' ? 'jobs' : '';
  return isOwnPlace(collection, anchor) || (ofTemplate[template]?.test(anchor) ?? false);
}

/** Reads the ids of a file's body as the build gives them, each file once. */
function idReader(root: string): (file: string) => Promise<string[]> {
  const known = new Map<string, Promise<string[]>>();
  return (file) => {
    const { body } = splitFrontMatter(readFileSync(join(root, file), 'utf8'));
    const collection = dirname(file).split('/').pop() ?? '';
    const ids = known.get(file) ?? mdxToData(body, collection).then(idsIn);
    known.set(file, ids);
    return ids;
  };
}
