import type { ContentNode } from '../../../contract/mdx/mdx-node';
import type { PostContext, TemplateContexts, TemplateName } from '../../shared/page-context';

/** Templates of pages in content/pages/; others use 'page'. */
const templatesByName: Readonly<Partial<Record<string, TemplateName>>> = {
  blog: 'blog',
  career: 'career',
  contact: 'contact',
  eligibility: 'eligibility',
  faqs: 'faqs',
  'find-care': 'find-care',
  'hha-certification': 'hha-certification',
  'help-desk': 'help-desk',
  'past-event': 'listing',
  'service-areas': 'service-areas',
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
