import { formatDate } from '../../../contract/shared/dates/format-date';
import { bubbleLabel } from '../../../contract/forms/eligibility-constants';
import { jobTypes, shifts } from '../../../contract/jobs/listing';
import { formatPay, type PayRange } from '../../../contract/jobs/pay-range';
import { formatJobTitle } from '../../../contract/jobs/job-title';
import type { Hours } from '../../../contract/shared/office-hours/opening-hours';
import { getRegionNames } from '../../../contract/shared/region-facts';
import type { RegionId } from '../../../contract/shared/regions';
import type { SiteLanguage } from '../../../contract/shared/text/site-languages';
import { formatCount } from '../../../contract/shared/text/format-number';
import type { IllustrationName } from '../illustrations';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** The texts of public pages outside content/ and forms. {names} are filled in by FilledText. */
export const en = {
  language: 'en' as SiteLanguage,
  locale: 'en-US',
  openGraphLocale: 'en_US',
  states: getRegionNames(),
  /** 'May 7, 2026' in every time zone. */
  formatDate: (iso: string) => dates.format(new Date(iso)),
  formatMonth: (iso: string) => months.format(new Date(iso)),
  formatHours: ({ days, opens, closes }: Hours) => `${days}, ${opens} to ${closes}`,
  nav: {
    label: 'Main',
    home: 'Home',
    states: 'Select Your State',
    services: 'Services',
    connect: 'Connect Us',
    hhaCertification: 'HHA Certification',
    resources: 'Resources',
    outreach: 'Community Outreach',
    blog: 'Blog',
    pastEvent: 'Past Event',
    team: 'Team Members',
    career: 'Career',
    helpDesk: 'Help desk',
    menu: 'Menu',
    close: 'Close',
    inEnglish: '(in English)',
    breadcrumbs: 'You are here',
    contents: 'On this page',
  },
  header: {
    skip: 'Skip to content',
    home: (company: string) => `${company}, home`,
    signIn: 'Sign In',
    email: 'Email us',
    comingSoon: (network: string) => `${network} (coming soon)`,
    loading: 'Loading…',
    toTop: 'Scroll to the top',
    search: 'Search',
  },
  footer: {
    areas: 'Service areas',
    care: 'Your care',
    legal: 'Legal',
    about: 'About',
    languageHelp: 'Free help in your language:',
    license: 'License:',
    earlierVisitors: 'Earlier visitors:',
    sitemap: 'Sitemap',
  },
  feed: (site: string) => `${site}: articles`,
  office: {
    contact: 'Contact',
    nights: 'Nights and weekends:',
    call: 'Call',
    relay: 'Deaf, or trouble speaking? Dial {number} (TTY and relay).',
    talk: 'Talk to a person',
    callOffice: 'Call our {place} office, {hours}.',
    talkTo: (place: string) => `Talk to our ${place} office`,
    counties: 'Counties we serve',
    outside: 'Do you live just outside? Call us. We’ll tell you who serves your town.',
    emergency:
      'If someone is hurt, can’t breathe, or is in danger, call {number}. Don’t wait for us.',
    choose: 'Choose your state',
    chooseLead: 'Each state has its own rules for who pays. Your state’s office knows them.',
    callYourState: 'Call your state’s office',
    callYours: 'Call your office',
    all: 'Our offices',
    others: 'Our other offices',
    mapOfStates: (states: string) => `Map of the states we work in: ${states}`,
    mapOf: (state: string, areas: string) => `Map of ${state}: ${areas}`,
    mapOfCounties: (state: string, areas: string) => `The counties we serve in ${state}: ${areas}`,
    countiesIn: (state: string) => `Counties served in ${state}`,
  },
  eligibility: {
    check: 'Check your eligibility',
    label: 'Eligibility',
    launcher: 'Eligibility Check',
    bubble: bubbleLabel as string,
  },
  page: {
    sampleNote: 'Note to the agency (only on this sample site)',
    updated: 'Last updated on {date}',
    questions: 'Questions about this page?',
    effective: 'Effective {date}',
    source: 'Source: {link}, checked on {date}',
    uncheckedSource: 'Source: {link}',
    until: (iso: string) => `until ${formatDate(iso)}`,
    notLoaded: 'This page didn’t load. Check your internet connection and try again.',
    tryAgain: 'Try again',
    table: 'Table',
    openAll: 'Open all',
    linkToAnswer: 'Link to this answer',
    untranslated: 'This page is not in English yet.',
    untranslatedJob: 'This job ad is not in English.',
  },
  home: {
    paying: 'Paying for care at home',
    choose: 'Please choose',
    zipHint: 'Don’t know the ZIP code? Leave it blank, and we’ll ask for the state.',
    findCare: 'Find out what may pay for care',
    payingYourself: 'Paying for care yourself',
    payingYourselfFor:
      'For people without Medicaid, with long-term care insurance, or who want more hours than a program covers',
    services: 'Our services',
    servicesIn: (place: string) => `Our services in ${place}`,
    questions: 'Common questions',
    allQuestions: 'All questions and answers',
    articles: 'Latest articles',
    articlesFor: (place: string) => `Articles for ${place}`,
  },
  posts: {
    sitemap: 'Articles',
    minutes: (minutes: number) => `${minutes} min read`,
  },
  events: {
    sampleEvent: 'Sample event. It’s made up to show how this page works.',
    samplePerson: 'Sample profile. This person is made up to show how this page works.',
    officeOf: (place: string) => `${place} office`,
    everyOffice: 'In every office',
    comingUp: 'Coming up',
    none: 'No talks are planned right now',
    weCome: 'We can come to your group, and it’s free.',
    ask: 'Ask for a talk',
  },
  contact: {
    write: 'Write to us',
    stateReplies: 'Someone in your state’s office will reply.',
    officeReplies: (place: string) => `Someone in our ${place} office will reply.`,
    urgent: 'If it can’t wait, call.',
  },
  helpDesk: {
    send: 'Send a request',
    status: 'Your request',
    statusDescription:
      'The status of your request to the office. The link to this page is private.',
    noScript: 'This page needs JavaScript. Please call your office and tell them your reference.',
  },
  classes: {
    request: 'Request a spot in a class',
    intro:
      'Leave your name and number. Someone from your state’s office will call you, tell you which approved classes are near you, and answer your questions. This isn’t a contract, and no one will ask you for money.',
    questions: 'Questions about a class?',
  },
  jobs: {
    open: 'Open jobs',
    none: 'There are no open jobs here today.',
    call: 'We often have new jobs. Call {phone} and tell us what you’re looking for.',
    elsewhere: (count: number) => `See all ${count} open jobs in all our states`,
    questions: 'Questions about a job?',
    questionsAboutThis: 'Questions about this job?',
    apply: 'Apply for this job',
    office: 'Office for this job',
    hiring: 'How hiring works',
    hiringAnchor: '#how-hiring-works',
    closed: 'This job is closed',
    closedOn: (date: string) => `It was closed on ${date}.`,
    closedLater: 'We’re no longer taking applications.',
    lastDay: (date: string) => `The last day to apply was ${date}.`,
    seeOpen: 'See open jobs',
    sample: 'Sample job',
    sampleNotice:
      'This isn’t a real opening. It shows how a job looks on this site; your agency posts its own jobs here.',
    others: 'Other open jobs at this office',
    title: (title: string, place: { region: RegionId; city: string; county: string | null }) =>
      formatJobTitle(title, place),
    pay: (pay: PayRange | null) => formatPay(pay),
    beforeTax: (pay: string) => `${pay}, before tax`,
    labels: {
      pay: 'Pay',
      where: 'Where',
      type: 'Job type',
      shifts: 'Shifts',
      languages: 'Languages',
      benefits: 'Benefits',
      posted: 'Posted',
      closed: 'Closed',
      applyBy: 'Apply by',
      lastDay: 'Last day to apply',
    },
    filters: {
      label: 'Find a job',
      anywhere: 'Anywhere',
      allOf: (state: string) => `All of ${state}`,
      language: 'Language',
      any: 'Any',
      shift: 'Shift',
      anyTime: 'Any time',
      show: 'Show jobs',
      clear: 'Clear all filters',
    },
    count: (count: number) => formatCount(count, 'open job'),
    types: jobTypes,
    shifts,
    /** Of the English names. */
    languages: {} as Readonly<Partial<Record<string, string>>>,
  },
  pictures: {
    home: 'An older man in a wheelchair talks with the aide who stands beside him',
    hha: 'An aide in a head scarf and an older woman with glasses smile at each other',
    'private-pay': 'A daughter at a laptop and her father with a cup go through the costs together',
    nhtd: 'A woman in a wheelchair waves in her own living room, beside a plant and a window',
    career:
      'Three aides side by side: a man in a turban, a woman with curly hair, a man with glasses',
    'help-desk': 'A caregiver reads a pay slip while a woman of the office explains it',
    certification:
      'A teacher points something out, and a student in scrubs listens; a certificate hangs on the wall',
    regions: 'Neighbors of different ages: a man with a cup, a woman with white hair, a young man',
    bathroom:
      'An older woman reaches for the grab bar beside her tub, and an aide stands next to her',
    kitchen: 'An aide and an older woman cook together; the woman stirs a steaming pot',
    walk: 'An older man with a cane and an aide take a walk past trees and a bench',
    paperwork:
      'An older man reads a letter, and his daughter goes through the pile of papers with him',
    call: 'A daughter and her mother, in two different places, talk on the phone',
    training:
      'A student practices with a blanket at the bed of a classmate, and the teacher watches',
    'first-visit': 'An older woman opens her door and welcomes an aide who carries a bag',
    evening: 'A man sits in his armchair at night, with a lamp, a cup, and an aide nearby',
    office: 'A man with a headset answers a call at his desk and looks at a laptop',
    team: 'Four colleagues side by side: a man with a headset, a nurse, a woman with a cup, a woman with bangs',
  } satisfies Record<IllustrationName, string>,
};

/** The same texts in any language. */
type Translated<Value> = Value extends SiteLanguage
  ? SiteLanguage
  : Value extends string
    ? string
    : Value extends (...values: infer Values) => infer Result
      ? (...values: Values) => Result
      : { readonly [Name in keyof Value]: Translated<Value[Name]> };

export type Texts = Translated<typeof en>;
