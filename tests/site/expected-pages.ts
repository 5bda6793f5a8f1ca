import { getOfficeDay } from '../../contract/shared/region-facts';
import type { RegionId } from '../../contract/shared/regions';
import { getRegionOfPath } from '../../src/site/routes';
import { formatTagInSentence } from '../../src/build/page-plan/posts/tag-labels';
import { brands } from '../fixtures/brands';
import { listContentFiles } from '../fixtures/content-files';

export type Row = {
  path: string;
  title: string;
  h1: string;
  types: string[];
  hidden?: true;
  about?: RegionId | undefined;
};

const office = 'MedicalBusiness';
const way = 'BreadcrumbList';
export const job = 'JobPosting';

const postsPerPage = 9;

const sharedRow = (path: string, h1: string, ...types: string[]): Row => ({
  path,
  title: `${h1} · ${brands['new-york'].company}`,
  h1,
  types: [office, way, ...types],
});

function furtherPages(root: string, h1: string, posts: number): Row[] {
  const count = Math.max(0, Math.floor(posts / postsPerPage) - 1);
  return Array.from({ length: count }, (_, index) => sharedRow(`${root}/page/${index + 1}`, h1));
}

/** Changes every week, so it is read from content/. */
function writtenRows(): Row[] {
  const posts = listContentFiles('blog');
  const tags = [...new Set(posts.flatMap(({ fields }) => fields.tags))];
  const today = getOfficeDay('new-york', new Date());
  return [
    ...posts.map(({ name, fields }) => ({
      ...sharedRow(`/blog/${name}`, fields.title, 'BlogPosting'),
      about: fields.region,
    })),
    ...furtherPages('/blog', 'Articles about care at home', posts.length),
    ...tags.flatMap((tag) => {
      const path = `/blog/tags/${tag.replaceAll(' ', '-')}`;
      const h1 = `Articles about ${formatTagInSentence(tag)}`;
      const count = posts.filter(({ fields }) => fields.tags.includes(tag)).length;
      return [sharedRow(path, h1), ...furtherPages(path, h1, count)];
    }),
    ...listContentFiles('jobs')
      .filter(({ fields }) => fields.posted <= today)
      .map(({ name, fields }) => ({
        ...sharedRow(`/career/${name}`, fields.title, job),
        about: fields.region,
      })),
  ];
}

/** Every public page by region. Written by hand, so no page changes by accident. */
export const expectedPages: Record<RegionId, Row[]> = {
  'new-york': [
    ...writtenRows(),
    {
      path: '/',
      title: 'Home care in New York City, Long Island and Westchester · Larkspan Home Care',
      h1: 'Home care in New York City, Long Island and Westchester',
      types: [office, 'WebSite'],
    },
    {
      path: '/404',
      title: "We can't find that page · Larkspan Home Care",
      h1: "We can't find that page",
      types: [office, way],
      hidden: true,
    },
    {
      path: '/gone',
      title: 'This is no longer on our site · Larkspan Home Care',
      h1: 'This is no longer on our site',
      types: [office, way],
      hidden: true,
    },
    {
      path: '/about-us',
      title: 'About Larkspan Home Care',
      h1: 'About Larkspan Home Care',
      types: [office, way],
    },
    {
      path: '/blog',
      title: 'Articles about care at home · Larkspan Home Care',
      h1: 'Articles about care at home',
      types: [office, way],
    },
    {
      path: '/career',
      title: 'Work as an aide in New York · Larkspan Home Care',
      h1: 'Work as an aide in New York',
      types: [office, way],
    },
    {
      path: '/contact',
      title: 'Contact the New York office · Larkspan Home Care',
      h1: 'Contact the New York office',
      types: [office, way],
    },
    {
      path: '/covid',
      title: 'COVID-19 and other infections · Larkspan Home Care',
      h1: 'COVID-19 and other infections',
      types: [office, way],
    },
    {
      path: '/disclaimer',
      title: 'Disclaimer · Larkspan Home Care',
      h1: 'Disclaimer',
      types: [office, way],
    },
    {
      path: '/eligibility',
      title: 'Check your eligibility · Larkspan Home Care',
      h1: 'Check your eligibility',
      types: [office, way],
    },
    {
      path: '/faqs',
      title: 'Questions people ask in New York · Larkspan Home Care',
      h1: 'Questions people ask in New York',
      types: [office, way, 'FAQPage'],
    },
    {
      path: '/help-desk',
      title: 'Help desk for caregivers · Larkspan Home Care',
      h1: 'Help desk for caregivers',
      types: [office, way],
    },
    {
      path: '/help-desk/status',
      title: 'Your request · Larkspan Home Care',
      h1: 'Your request',
      types: [office, way],
      hidden: true,
    },
    {
      path: '/hha',
      title: 'Home health aides in New York · Larkspan Home Care',
      h1: 'Home health aides in New York',
      types: [office, way],
    },
    {
      path: '/hha-certification',
      title: 'How to become a home health aide · Larkspan Home Care',
      h1: 'How to become a home health aide',
      types: [office, way],
    },
    {
      path: '/mission-vision',
      title: 'Our mission and vision · Larkspan Home Care',
      h1: 'Our mission and vision',
      types: [office, way],
    },
    {
      path: '/nhtd',
      title: 'Nursing Home Transition and Diversion (NHTD) waiver · Larkspan Home Care',
      h1: 'Nursing Home Transition and Diversion (NHTD) waiver',
      types: [office, way],
    },
    {
      path: '/past-event',
      title: 'Past events · Larkspan Home Care',
      h1: 'Past events',
      types: [office, way],
    },
    {
      path: '/privacy-policy',
      title: 'Privacy policy · Larkspan Home Care',
      h1: 'Privacy policy',
      types: [office, way],
    },
    {
      path: '/private-pay-home-care',
      title: 'Paying for home care yourself in New York · Larkspan Home Care',
      h1: 'Paying for home care yourself in New York',
      types: [office, way],
    },
    {
      path: '/resources',
      title: 'Resources for families and caregivers · Larkspan Home Care',
      h1: 'Resources for families and caregivers',
      types: [office, way],
    },
    {
      path: '/service-areas',
      title: 'Where we work · Larkspan Home Care',
      h1: 'Where we work',
      types: [office, way],
    },
    {
      path: '/sitemap',
      title: 'All pages of this site · Larkspan Home Care',
      h1: 'All pages of this site',
      types: [office, way],
    },
    {
      path: '/team',
      title: 'The people you will talk to · Larkspan Home Care',
      h1: 'The people you will talk to',
      types: [office, way],
    },
    {
      path: '/terms-and-conditions',
      title: 'Terms and conditions · Larkspan Home Care',
      h1: 'Terms and conditions',
      types: [office, way],
    },
    {
      path: '/thank-you',
      title: 'Thank you. We have your message · Larkspan Home Care',
      h1: 'Thank you. We have your message',
      types: [office, way],
      hidden: true,
    },
  ],
  'new-jersey': [
    {
      path: '/new-jersey/404',
      title: "We can't find that page · Larkspan Home Care of New Jersey",
      h1: "We can't find that page",
      types: [office, way],
      hidden: true,
    },
    {
      path: '/new-jersey',
      title: 'Home care in New Jersey · Larkspan Home Care of New Jersey',
      h1: 'Home care in New Jersey',
      types: [office],
    },
    {
      path: '/new-jersey/career',
      title: 'Work as a certified aide in New Jersey · Larkspan Home Care of New Jersey',
      h1: 'Work as a certified aide in New Jersey',
      types: [office, way],
    },
    {
      path: '/new-jersey/contact',
      title: 'Contact the New Jersey office · Larkspan Home Care of New Jersey',
      h1: 'Contact the New Jersey office',
      types: [office, way],
    },
    {
      path: '/new-jersey/eligibility',
      title: 'Check your eligibility · Larkspan Home Care of New Jersey',
      h1: 'Check your eligibility',
      types: [office, way],
    },
    {
      path: '/new-jersey/faqs',
      title: 'Questions people ask in New Jersey · Larkspan Home Care of New Jersey',
      h1: 'Questions people ask in New Jersey',
      types: [office, way, 'FAQPage'],
    },
    {
      path: '/new-jersey/hha',
      title:
        'Certified homemaker-home health aides in New Jersey · Larkspan Home Care of New Jersey',
      h1: 'Certified homemaker-home health aides in New Jersey',
      types: [office, way],
    },
    {
      path: '/new-jersey/private-pay-home-care',
      title: 'Paying for home care yourself in New Jersey · Larkspan Home Care of New Jersey',
      h1: 'Paying for home care yourself in New Jersey',
      types: [office, way],
    },
    {
      path: '/new-jersey/thank-you',
      title: 'Thank you. We have your message · Larkspan Home Care of New Jersey',
      h1: 'Thank you. We have your message',
      types: [office, way],
      hidden: true,
    },
  ],
  maryland: [
    {
      path: '/maryland/404',
      title: "We can't find that page · Larkspan Home Care of Maryland",
      h1: "We can't find that page",
      types: [office, way],
      hidden: true,
    },
    {
      path: '/maryland',
      title: 'Home care in Maryland · Larkspan Home Care of Maryland',
      h1: 'Home care in Maryland',
      types: [office],
    },
    {
      path: '/maryland/career',
      title: 'Work in home care in Maryland · Larkspan Home Care of Maryland',
      h1: 'Work in home care in Maryland',
      types: [office, way],
    },
    {
      path: '/maryland/contact',
      title: 'Contact the Maryland office · Larkspan Home Care of Maryland',
      h1: 'Contact the Maryland office',
      types: [office, way],
    },
    {
      path: '/maryland/eligibility',
      title: 'Check your eligibility · Larkspan Home Care of Maryland',
      h1: 'Check your eligibility',
      types: [office, way],
    },
    {
      path: '/maryland/faqs',
      title: 'Questions people ask in Maryland · Larkspan Home Care of Maryland',
      h1: 'Questions people ask in Maryland',
      types: [office, way, 'FAQPage'],
    },
    {
      path: '/maryland/hha',
      title:
        'Home health aides and nursing assistants in Maryland · Larkspan Home Care of Maryland',
      h1: 'Home health aides and nursing assistants in Maryland',
      types: [office, way],
    },
    {
      path: '/maryland/private-pay-home-care',
      title: 'Paying for home care yourself in Maryland · Larkspan Home Care of Maryland',
      h1: 'Paying for home care yourself in Maryland',
      types: [office, way],
    },
    {
      path: '/maryland/thank-you',
      title: 'Thank you. We have your message · Larkspan Home Care of Maryland',
      h1: 'Thank you. We have your message',
      types: [office, way],
      hidden: true,
    },
  ],
  michigan: [
    {
      path: '/michigan/404',
      title: "We can't find that page · Larkspan Home Care of Michigan",
      h1: "We can't find that page",
      types: [office, way],
      hidden: true,
    },
    {
      path: '/michigan',
      title: 'Home care in Michigan · Larkspan Home Care of Michigan',
      h1: 'Home care in Michigan',
      types: [office],
    },
    {
      path: '/michigan/career',
      title: 'Work in home care in Michigan · Larkspan Home Care of Michigan',
      h1: 'Work in home care in Michigan',
      types: [office, way],
    },
    {
      path: '/michigan/contact',
      title: 'Contact the Michigan office · Larkspan Home Care of Michigan',
      h1: 'Contact the Michigan office',
      types: [office, way],
    },
    {
      path: '/michigan/eligibility',
      title: 'Check your eligibility · Larkspan Home Care of Michigan',
      h1: 'Check your eligibility',
      types: [office, way],
    },
    {
      path: '/michigan/faqs',
      title: 'Questions people ask in Michigan · Larkspan Home Care of Michigan',
      h1: 'Questions people ask in Michigan',
      types: [office, way, 'FAQPage'],
    },
    {
      path: '/michigan/hha',
      title: 'Home care aides in Michigan · Larkspan Home Care of Michigan',
      h1: 'Home care aides in Michigan',
      types: [office, way],
    },
    {
      path: '/michigan/private-pay-home-care',
      title: 'Paying for home care yourself in Michigan · Larkspan Home Care of Michigan',
      h1: 'Paying for home care yourself in Michigan',
      types: [office, way],
    },
    {
      path: '/michigan/thank-you',
      title: 'Thank you. We have your message · Larkspan Home Care of Michigan',
      h1: 'Thank you. We have your message',
      types: [office, way],
      hidden: true,
    },
  ],
};

export function getBrand(path: string): (typeof brands)[RegionId] {
  const row = Object.values(expectedPages)
    .flat()
    .find((candidate) => candidate.path === path);
  return brands[row?.about ?? getRegionOfPath(path)];
}
