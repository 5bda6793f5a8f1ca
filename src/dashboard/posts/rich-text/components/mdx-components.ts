import type { MdxComponentName } from '../../../../../contract/mdx/mdx-components';

type Part = {
  kind: 'flow' | 'text';
  props: readonly string[];
  /** With what it begins; left out: it stands in a text alone, or is written by hand. */
  begins?: string;
  hasText?: boolean;
};

/** The components that a text may hold (contract/mdx), and with what each begins when it is put in. */
export const mdxParts: Record<MdxComponentName, Part> = {
  Callout: {
    kind: 'flow',
    props: ['title', 'tone'],
    hasText: true,
    begins: '<Callout title="Good to know">\n\nText.\n\n</Callout>',
  },
  Steps: {
    kind: 'flow',
    props: ['row'],
    hasText: true,
    begins:
      '<Steps>\n\n<Step title="First">\n\nText.\n\n</Step>\n\n<Step title="Then">\n\nText.\n\n</Step>\n\n</Steps>',
  },
  Step: { kind: 'flow', props: ['title'], hasText: true },
  Figure: { kind: 'flow', props: ['src', 'alt', 'caption'] },
  FaqList: { kind: 'flow', props: ['topic'] },
  Programmes: { kind: 'flow', props: [], begins: '<Programmes />' },
  ProgrammeCard: { kind: 'flow', props: ['name', 'for'], hasText: true },
  ContactCard: { kind: 'flow', props: [], begins: '<ContactCard />' },
  CountyMap: { kind: 'flow', props: [] },
  EligibilityButton: { kind: 'flow', props: ['label'], begins: '<EligibilityButton />' },
  DownloadList: { kind: 'flow', props: [], hasText: true },
  Download: { kind: 'flow', props: ['href', 'title', 'detail'] },
  RegionName: { kind: 'text', props: [], begins: '<RegionName />' },
  RegionPlace: { kind: 'text', props: [], begins: '<RegionPlace />' },
  RegionPhone: { kind: 'text', props: [], begins: '<RegionPhone />' },
  RegionEmail: { kind: 'text', props: [], begins: '<RegionEmail />' },
  RegionAddress: { kind: 'text', props: [], begins: '<RegionAddress />' },
};
