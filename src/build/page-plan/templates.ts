/** Which template makes a page of content/pages/; every other name is made by 'page'. */
const templateOfPage = {
  blog: 'blog',
  career: 'career',
  contact: 'contact',
  eligibility: 'eligibility',
  faqs: 'faqs',
  'hha-certification': 'hha-certification',
  'help-desk': 'help-desk',
  'past-event': 'listing',
  'service-areas': 'service-areas',
  sitemap: 'sitemap',
  team: 'listing',
  'thank-you': 'thank-you',
} as const;

export type TemplateName =
  | (typeof templateOfPage)[keyof typeof templateOfPage]
  | 'region'
  | 'service'
  | 'page'
  | 'legal'
  | 'post'
  | 'job'
  | 'help-desk-status';

export function getTemplate(name: string): TemplateName {
  return Object.hasOwn(templateOfPage, name)
    ? templateOfPage[name as keyof typeof templateOfPage]
    : 'page';
}
