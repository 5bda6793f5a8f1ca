import type { MdxComponentName } from './mdx-components';

type Drawn = {
  /** Words in a line, of which some are a link; an entry of a list; a list of its own; or any other block. */
  as: 'words' | 'link' | 'entry' | 'list' | 'block';
  /** The elements that it draws around its children; those with much to say in them count as more. */
  elements: number;
};

/** What each component draws (src/mdx), for what may stand where and for how large a page becomes. */
const drawnComponents: Record<MdxComponentName, Drawn> = {
  Callout: { as: 'block', elements: 6 },
  Steps: { as: 'list', elements: 1 },
  Step: { as: 'entry', elements: 2 },
  Programmes: { as: 'block', elements: 40 },
  ProgrammeCard: { as: 'block', elements: 3 },
  ContactCard: { as: 'block', elements: 40 },
  FaqList: { as: 'block', elements: 250 },
  CountyMap: { as: 'block', elements: 500 },
  EligibilityButton: { as: 'block', elements: 3 },
  Figure: { as: 'block', elements: 3 },
  DownloadList: { as: 'list', elements: 1 },
  Download: { as: 'entry', elements: 7 },
  RegionName: { as: 'words', elements: 1 },
  RegionPlace: { as: 'words', elements: 1 },
  RegionPhone: { as: 'link', elements: 2 },
  RegionEmail: { as: 'link', elements: 2 },
  RegionAddress: { as: 'words', elements: 1 },
};

/** What a component draws, or null for a name that is none of ours. */
export function drawnBy(name: string | null | undefined): Drawn | null {
  return typeof name === 'string' && Object.hasOwn(drawnComponents, name)
    ? drawnComponents[name as MdxComponentName]
    : null;
}
