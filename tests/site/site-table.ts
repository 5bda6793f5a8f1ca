import type { RegionId } from '../../contract/regions';

export type Row = {
  path: string;
  title: string;
  h1: string;
  /** Types of its JSON-LD, in order. */
  types: string[];
  /** Kept out of search engines. */
  hidden?: true;
};

const office = 'MedicalBusiness';
const way = 'BreadcrumbList';
/** Of a job's page only while the job is open. */
export const job = 'JobPosting';

/**
 * Every page that visitors can read, below the region whose brand it wears. Written by hand: a page that comes, goes or
 * changes its name has to be meant.
 */
export const siteTable: Record<RegionId, Row[]> = {
  'new-york': [
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
      path: '/blog/caring-for-a-parent-from-far-away',
      title: 'Caring for a parent from far away · Larkspan Home Care',
      h1: 'Caring for a parent from far away',
      types: [office, way, 'BlogPosting'],
    },
    {
      path: '/blog/how-medicaid-pays-for-home-care-in-new-york',
      title: 'How Medicaid pays for home care in New York · Larkspan Home Care',
      h1: 'How Medicaid pays for home care in New York',
      types: [office, way, 'BlogPosting'],
    },
    {
      path: '/blog/how-to-become-a-home-health-aide',
      title:
        'Working as a home health aide: the job, the training, the first steps · Larkspan Home Care',
      h1: 'Working as a home health aide: the job, the training, the first steps',
      types: [office, way, 'BlogPosting'],
    },
    {
      path: '/blog/making-a-bathroom-safer',
      title: 'Making a bathroom safer, step by step · Larkspan Home Care',
      h1: 'Making a bathroom safer, step by step',
      types: [office, way, 'BlogPosting'],
    },
    {
      path: '/blog/maryland-community-first-choice-and-community-options',
      title:
        'Maryland: Community First Choice and the Community Options Waiver · Larkspan Home Care',
      h1: 'Maryland: Community First Choice and the Community Options Waiver',
      types: [office, way, 'BlogPosting'],
    },
    {
      path: '/blog/michigan-home-help-and-mi-choice',
      title: 'Michigan: Home Help and the MI Choice Waiver · Larkspan Home Care',
      h1: 'Michigan: Home Help and the MI Choice Waiver',
      types: [office, way, 'BlogPosting'],
    },
    {
      path: '/blog/new-jersey-mltss-and-personal-preference-program',
      title: 'New Jersey: MLTSS and the Personal Preference Program explained · Larkspan Home Care',
      h1: 'New Jersey: MLTSS and the Personal Preference Program explained',
      types: [office, way, 'BlogPosting'],
    },
    {
      path: '/blog/preparing-for-an-aides-first-visit',
      title: 'The first visit of an aide: how to prepare · Larkspan Home Care',
      h1: 'The first visit of an aide: how to prepare',
      types: [office, way, 'BlogPosting'],
    },
    {
      path: '/blog/signs-a-parent-needs-help-at-home',
      title: 'Signs that a parent needs help at home · Larkspan Home Care',
      h1: 'Signs that a parent needs help at home',
      types: [office, way, 'BlogPosting'],
    },
    {
      path: '/blog/tags/careers',
      title: 'Articles about careers · Larkspan Home Care',
      h1: 'Articles about careers',
      types: [office, way],
    },
    {
      path: '/blog/tags/caregivers',
      title: 'Articles about caregivers · Larkspan Home Care',
      h1: 'Articles about caregivers',
      types: [office, way],
    },
    {
      path: '/blog/tags/family',
      title: 'Articles about family · Larkspan Home Care',
      h1: 'Articles about family',
      types: [office, way],
    },
    {
      path: '/blog/tags/medicaid',
      title: 'Articles about Medicaid · Larkspan Home Care',
      h1: 'Articles about Medicaid',
      types: [office, way],
    },
    {
      path: '/blog/tags/paying',
      title: 'Articles about paying · Larkspan Home Care',
      h1: 'Articles about paying',
      types: [office, way],
    },
    {
      path: '/blog/tags/planning',
      title: 'Articles about planning · Larkspan Home Care',
      h1: 'Articles about planning',
      types: [office, way],
    },
    {
      path: '/blog/tags/safety',
      title: 'Articles about safety · Larkspan Home Care',
      h1: 'Articles about safety',
      types: [office, way],
    },
    {
      path: '/blog/tags/waivers',
      title: 'Articles about waivers · Larkspan Home Care',
      h1: 'Articles about waivers',
      types: [office, way],
    },
    {
      path: '/career',
      title: 'Work as an aide in New York · Larkspan Home Care',
      h1: 'Work as an aide in New York',
      types: [office, way],
    },
    {
      path: '/career/care-coordinator-newark',
      title: 'Care coordinator in our Newark office · Larkspan Home Care',
      h1: 'Care coordinator in our Newark office',
      types: [office, way, job],
    },
    {
      path: '/career/caregiver-detroit',
      title: 'Caregiver in Detroit, no certificate needed · Larkspan Home Care',
      h1: 'Caregiver in Detroit, no certificate needed',
      types: [office, way, job],
    },
    {
      path: '/career/certified-aide-newark',
      title: 'Certified homemaker-home health aide in Newark · Larkspan Home Care',
      h1: 'Certified homemaker-home health aide in Newark',
      types: [office, way, job],
    },
    {
      path: '/career/home-health-aide-bronx',
      title: 'Home health aide in the Bronx · Larkspan Home Care',
      h1: 'Home health aide in the Bronx',
      types: [office, way, job],
    },
    {
      path: '/career/home-health-aide-brooklyn',
      title: 'Home health aide in Brooklyn · Larkspan Home Care',
      h1: 'Home health aide in Brooklyn',
      types: [office, way, job],
    },
    {
      path: '/career/live-in-aide-queens',
      title: 'Live-in aide in Queens · Larkspan Home Care',
      h1: 'Live-in aide in Queens',
      types: [office, way, job],
    },
    {
      path: '/career/nursing-assistant-baltimore',
      title: 'Nursing assistant (CNA) in Baltimore · Larkspan Home Care',
      h1: 'Nursing assistant (CNA) in Baltimore',
      types: [office, way, job],
    },
    {
      path: '/career/overnight-caregiver-ann-arbor',
      title: 'Overnight caregiver in Ann Arbor · Larkspan Home Care',
      h1: 'Overnight caregiver in Ann Arbor',
      types: [office, way, job],
    },
    {
      path: '/career/personal-care-aide-rockville',
      title: 'Personal care aide in Montgomery County · Larkspan Home Care',
      h1: 'Personal care aide in Montgomery County',
      types: [office, way, job],
    },
    {
      path: '/career/registered-nurse-westchester',
      title: 'Registered nurse for home visits in Westchester · Larkspan Home Care',
      h1: 'Registered nurse for home visits in Westchester',
      types: [office, way, job],
    },
    {
      path: '/career/weekend-aide-morristown',
      title: 'Weekend aide in Morris County · Larkspan Home Care',
      h1: 'Weekend aide in Morris County',
      types: [office, way, job],
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
      types: [office, way],
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
      types: [office, way],
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
      types: [office, way],
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
