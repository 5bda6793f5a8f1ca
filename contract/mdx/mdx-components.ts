export const faqTopics = ['eligibility', 'care', 'paying', 'working'] as const;

export type MdxComponent = {
  /** Its name in the editor and in errors, in a sentence. */
  label: string;
  /** With their possible values, or null for any text. */
  properties?: Readonly<Record<string, readonly string[] | null>>;
  required?: readonly string[];
  /** It contains a text or entries. */
  text?: 'required' | 'optional';
  /** The collections whose pages would show nothing of it. */
  isHiddenIn?: readonly string[];
  /** It renders inline text, a link, a list, an entry of a list, or another block. */
  renders: 'text' | 'link' | 'list' | 'entry' | 'block';
  /** The component that a list consists of. */
  entry?: string;
  /** Approximate number of HTML elements without children, for the page size limit. */
  elements: number;
};

/** The components that editors may use in MDX (docs/editing.md). src/mdx/ renders them. */
export const mdxComponents = {
  Callout: {
    label: 'callout',
    properties: { tone: ['info', 'tip', 'warning'], title: null },
    required: ['title'],
    text: 'required',
    renders: 'block',
    elements: 6,
  },
  SampleNote: {
    label: 'note to the agency',
    properties: { title: null },
    required: ['title'],
    text: 'required',
    isHiddenIn: ['blog', 'jobs'],
    renders: 'block',
    elements: 6,
  },
  Language: {
    label: 'text in another language',
    properties: { code: ['en', 'es'] },
    required: ['code'],
    text: 'required',
    renders: 'block',
    elements: 1,
  },
  Source: {
    label: 'source',
    properties: { href: null, title: null, checked: null },
    required: ['href', 'title'],
    renders: 'block',
    elements: 4,
  },
  Fact: {
    label: 'value of a program',
    properties: { program: null, fact: null },
    required: ['program', 'fact'],
    renders: 'text',
    elements: 1,
  },
  Steps: {
    label: 'list of steps',
    properties: { row: ['true'] },
    text: 'required',
    renders: 'list',
    entry: 'Step',
    elements: 1,
  },
  Step: {
    label: 'step',
    properties: { title: null },
    required: ['title'],
    text: 'optional',
    renders: 'entry',
    elements: 2,
  },
  Programs: { label: 'list of programs', renders: 'block', elements: 40 },
  ProgramCard: {
    label: 'program',
    properties: { name: null, for: null },
    required: ['name', 'for'],
    text: 'required',
    renders: 'block',
    elements: 3,
  },
  ContactCard: { label: 'contact card', renders: 'block', elements: 40 },
  FaqList: {
    label: 'list of questions',
    properties: { topic: faqTopics },
    isHiddenIn: ['faqs', 'team', 'events'],
    renders: 'block',
    elements: 250,
  },
  CountyMap: { label: 'map', renders: 'block', elements: 500 },
  EligibilityButton: {
    label: 'eligibility button',
    properties: { label: null },
    renders: 'block',
    elements: 3,
  },
  Figure: {
    label: 'picture',
    properties: { src: null, alt: null, caption: null },
    required: ['src', 'alt'],
    renders: 'block',
    elements: 3,
  },
  DownloadList: {
    label: 'list of downloads',
    text: 'required',
    renders: 'list',
    entry: 'Download',
    elements: 1,
  },
  Download: {
    label: 'download',
    properties: { href: null, title: null, detail: null },
    required: ['href', 'title'],
    renders: 'entry',
    elements: 7,
  },
  RegionName: { label: 'agency’s name', renders: 'text', elements: 1 },
  RegionPlace: { label: 'name of the place', renders: 'text', elements: 1 },
  RegionPhone: { label: 'phone number', renders: 'link', elements: 2 },
  RegionAfterHours: { label: 'after-hours number', renders: 'link', elements: 2 },
  RegionEmail: { label: 'email address', renders: 'link', elements: 2 },
  RegionAddress: { label: 'office address', renders: 'text', elements: 1 },
} as const satisfies Record<string, MdxComponent>;

export type MdxComponentName = keyof typeof mdxComponents;

export function findComponent(name: string | null | undefined): MdxComponent | null {
  const components: Readonly<Record<string, MdxComponent>> = mdxComponents;
  return typeof name === 'string' && Object.hasOwn(components, name)
    ? (components[name] ?? null)
    : null;
}

const propertyLabels: Readonly<Record<string, string>> = {
  title: 'title',
  src: 'file',
  alt: 'description',
  name: 'name',
  for: 'audience',
  href: 'link',
  checked: 'date',
};

/** 'picture' and 'file' for the src of <Figure>: names in a sentence. */
export function getComponentLabels(name: string, property = ''): [string, string] {
  return [findComponent(name)?.label ?? name, propertyLabels[property] ?? property];
}

export function getPropertyValues(component: string, property: string): readonly string[] | null {
  return findComponent(component)?.properties?.[property] ?? null;
}

/** The first component written in a plain text: '<RegionPhone />'. Anything else between < and > is text. */
export function findComponentTag(text: string): string | null {
  for (const [tag, name, end] of text.matchAll(/<\/?([A-Z]\w*)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (findComponent(name) !== null || end === '/') return tag;
  }
  return null;
}
