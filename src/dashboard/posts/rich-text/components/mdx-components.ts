import type { MdxComponentName } from '../../../../../contract/mdx/mdx-components';

type MdxComponent = {
  kind: 'flow' | 'text';
  props: readonly string[];
  /** The Markdown that is inserted; without it the component can only be written by hand. */
  template?: string;
  hasText?: boolean;
};

/** The components that a text may contain. */
export const mdxComponents: Record<MdxComponentName, MdxComponent> = {
  Callout: {
    kind: 'flow',
    props: ['title', 'tone'],
    hasText: true,
    template: '<Callout title="Good to know">\n\nText.\n\n</Callout>',
  },
  Steps: {
    kind: 'flow',
    props: ['row'],
    hasText: true,
    template:
      '<Steps>\n\n<Step title="First">\n\nText.\n\n</Step>\n\n<Step title="Then">\n\nText.\n\n</Step>\n\n</Steps>',
  },
  Step: { kind: 'flow', props: ['title'], hasText: true },
  Figure: { kind: 'flow', props: ['src', 'alt', 'caption'] },
  FaqList: { kind: 'flow', props: ['topic'] },
  Programs: { kind: 'flow', props: [], template: '<Programs />' },
  ProgramCard: { kind: 'flow', props: ['name', 'for'], hasText: true },
  ContactCard: { kind: 'flow', props: [], template: '<ContactCard />' },
  CountyMap: { kind: 'flow', props: [] },
  EligibilityButton: { kind: 'flow', props: ['label'], template: '<EligibilityButton />' },
  DownloadList: { kind: 'flow', props: [], hasText: true },
  Download: { kind: 'flow', props: ['href', 'title', 'detail'] },
  RegionName: { kind: 'text', props: [], template: '<RegionName />' },
  RegionPlace: { kind: 'text', props: [], template: '<RegionPlace />' },
  RegionPhone: { kind: 'text', props: [], template: '<RegionPhone />' },
  RegionEmail: { kind: 'text', props: [], template: '<RegionEmail />' },
  RegionAddress: { kind: 'text', props: [], template: '<RegionAddress />' },
};
