import { getComponentLabels, type MdxComponentName } from '../../../../contract/mdx/mdx-components';

const toChild = (name: MdxComponentName, props: Record<string, string>) => ({
  type: 'mdxJsxFlowElement' as const,
  name,
  attributes: Object.entries(props).map(([attribute, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: attribute,
    value,
  })),
  children: [],
});
const toBlock = (name: MdxComponentName, props: Record<string, string> = {}) => ({
  kind: 'flow' as const,
  name,
  props,
});
const toInline = (name: MdxComponentName) => ({
  kind: 'text' as const,
  name,
  props: {} as Record<string, string>,
});

/** The components in the toolbar, as the check lists them. A part of another one, such as Step, comes with it. */
export const insertableComponents = [
  toBlock('Callout', { title: 'Good to know' }),
  { ...toBlock('Steps'), children: [toChild('Step', { title: '' })] },
  toBlock('Programs'),
  toBlock('ProgramCard', { name: '', for: '' }),
  toBlock('ContactCard'),
  toBlock('FaqList', { topic: 'eligibility' }),
  toBlock('CountyMap'),
  toBlock('Figure', { src: '', alt: '', caption: '' }),
  {
    ...toBlock('DownloadList'),
    children: [toChild('Download', { href: '', title: '' })],
  },
  toBlock('Source', { href: 'https://', title: '', checked: '' }),
  toBlock('Language', { code: 'es' }),
  toBlock('EligibilityButton'),
  toInline('RegionName'),
  toInline('RegionPlace'),
  toInline('RegionPhone'),
  toInline('RegionAfterHours'),
  toInline('RegionEmail'),
  toInline('RegionAddress'),
];

/** The component, itself or its part, whose properties a person has to fill in first; null if it is complete. */
export function findIncomplete(component: (typeof insertableComponents)[number]): string | null {
  if (Object.values(component.props).includes('')) return component.name;
  const parts = 'children' in component ? component.children : [];
  const isEmpty = ({ value }: { value: string }) => value === '';
  return parts.find(({ attributes }) => attributes.some(isEmpty))?.name ?? null;
}

/** 'Contact card' */
export function formatMenuLabel(name: string): string {
  return getComponentLabels(name)[0].replace(/^./, (letter) => letter.toUpperCase());
}
