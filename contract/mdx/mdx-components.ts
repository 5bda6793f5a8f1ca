export const faqTopics = ['eligibility', 'care', 'paying', 'working'] as const;

export type MdxComponent = {
  properties: Readonly<Record<string, readonly string[] | null>>;
  required: readonly string[];
  /** It renders inline text, a link, a list, an entry of a list, or another block. */
  renders: 'text' | 'link' | 'list' | 'entry' | 'block';
  /** Approximate number of HTML elements without children, for the page size limit. */
  elements: number;
};

/** The components that editors may use in MDX (docs/editing.md). src/mdx/ renders them. */
export const mdxComponents = {
  Callout: {
    properties: { tone: ['info', 'tip', 'warning'], title: null },
    required: ['title'],
    renders: 'block',
    elements: 6,
  },
  SampleNote: { properties: { title: null }, required: ['title'], renders: 'block', elements: 6 },
  Source: {
    properties: { href: null, title: null, checked: null },
    required: ['href', 'title', 'checked'],
    renders: 'block',
    elements: 4,
  },
  Steps: { properties: { row: ['true'] }, required: [], renders: 'list', elements: 1 },
  Step: { properties: { title: null }, required: ['title'], renders: 'entry', elements: 2 },
  Programs: { properties: {}, required: [], renders: 'block', elements: 40 },
  ProgramCard: {
    properties: { name: null, for: null },
    required: ['name', 'for'],
    renders: 'block',
    elements: 3,
  },
  ContactCard: { properties: {}, required: [], renders: 'block', elements: 40 },
  FaqList: { properties: { topic: faqTopics }, required: [], renders: 'block', elements: 250 },
  CountyMap: { properties: {}, required: [], renders: 'block', elements: 500 },
  EligibilityButton: { properties: { label: null }, required: [], renders: 'block', elements: 3 },
  Figure: {
    properties: { src: null, alt: null, caption: null },
    required: ['src', 'alt'],
    renders: 'block',
    elements: 3,
  },
  DownloadList: { properties: {}, required: [], renders: 'list', elements: 1 },
  Download: {
    properties: { href: null, title: null, detail: null },
    required: ['href', 'title'],
    renders: 'entry',
    elements: 7,
  },
  RegionName: { properties: {}, required: [], renders: 'text', elements: 1 },
  RegionPlace: { properties: {}, required: [], renders: 'text', elements: 1 },
  RegionPhone: { properties: {}, required: [], renders: 'link', elements: 2 },
  RegionAfterHours: { properties: {}, required: [], renders: 'link', elements: 2 },
  RegionEmail: { properties: {}, required: [], renders: 'link', elements: 2 },
  RegionAddress: { properties: {}, required: [], renders: 'text', elements: 1 },
} as const satisfies Record<string, MdxComponent>;

export type MdxComponentName = keyof typeof mdxComponents;

export function findComponent(name: string | null | undefined): MdxComponent | null {
  const components: Readonly<Record<string, MdxComponent>> = mdxComponents;
  return typeof name === 'string' && Object.hasOwn(components, name)
    ? (components[name] ?? null)
    : null;
}

export function getPropertyValues(component: string, property: string): readonly string[] | null {
  return findComponent(component)?.properties[property] ?? null;
}

/** The first component written in a plain text: '<RegionPhone />'. Anything else between < and > is text. */
export function findComponentTag(text: string): string | null {
  for (const [tag, name, end] of text.matchAll(/<\/?([A-Z]\w*)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (findComponent(name) !== null || end === '/') return tag;
  }
  return null;
}
