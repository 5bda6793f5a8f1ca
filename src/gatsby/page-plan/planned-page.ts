import type { ContentNode } from '../../../contract/mdx/mdx-node';
import type { PostContext, TemplateContexts, TemplateName } from '../../shared/page-context';
import { routes } from '../../shared/routes';

/** Templates of pages in content/pages/; others use 'page'. */
const templatesByName: Readonly<Partial<Record<string, TemplateName>>> = {
  '404': '404',
  blog: 'blog',
  career: 'career',
  contact: 'contact',
  eligibility: 'eligibility',
  faqs: 'faqs',
  'find-care': 'find-care',
  'hha-certification': 'hha-certification',
  'help-desk': 'help-desk',
  'language-assistance': 'language-assistance',
  'past-event': 'listing',
  'service-areas': 'service-areas',
  search: 'search',
  sitemap: 'sitemap',
  team: 'listing',
  'thank-you': 'thank-you',
};

export function getTemplate(name: string): TemplateName {
  return (Object.hasOwn(templatesByName, name) && templatesByName[name]) || 'page';
}

export type PlannedPage = {
  path: string;
  template: TemplateName;
  /** The source file, for messages. */
  file: string;
  context: TemplateContexts[TemplateName];
  content: ContentNode[];
};

export type PlannedPost = PlannedPage & { context: PostContext };

export function isPost(page: PlannedPage): page is PlannedPost {
  return page.template === 'post';
}

/** True if lists of pages for people name it. They leave out lists of articles, except the first. */
export function isListed({ path, context }: PlannedPage): boolean {
  const isFurtherList = path.includes(`${routes.blog}/tags/`) || /\/page\/\d+$/.test(path);
  return !context.unlisted && !isFurtherList;
}
