/** The components editors may use in MDX (docs/editing.md), with the attributes each must have. */
export const mdxComponents = {
  Callout: ['title'],
  Steps: [],
  Step: ['title'],
  Programmes: [],
  ProgrammeCard: ['name', 'for'],
  ContactCard: [],
  FaqList: [],
  CountyMap: [],
  EligibilityButton: [],
  Figure: ['src', 'alt'],
  DownloadList: [],
  Download: ['href', 'title'],
  RegionName: [],
  RegionPlace: [],
  RegionPhone: [],
  RegionEmail: [],
  RegionAddress: [],
} as const satisfies Record<string, readonly string[]>;

export type MdxComponentName = keyof typeof mdxComponents;
