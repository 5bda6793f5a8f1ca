import type { ComponentPropsWithoutRef, ElementType } from 'react';
import type { MdxComponentName } from '../../contract/mdx/mdx-components';
import { SiteLink } from '../layout/links/site-link';
import { Callout } from './callout';
import { ContactCard } from './contact-card';
import { CountyMap } from './county-map';
import { Download, DownloadList } from './downloads';
import { EligibilityButton } from './eligibility-button';
import { FaqList } from './faq-list';
import { Figure } from './figure';
import { ProgramCard, Programs } from './programs';
import { RegionAddress, RegionEmail, RegionName, RegionPhone, RegionPlace } from './region-details';
import { Step, Steps } from './steps';
import { ScrollableTable, TableHeading } from './scrollable-table';
import { TaskCheckbox } from './task-checkbox';

const ours = {
  Callout,
  Steps,
  Step,
  Programs: Programs,
  ProgramCard: ProgramCard,
  ContactCard,
  FaqList,
  CountyMap,
  EligibilityButton,
  Figure,
  DownloadList,
  Download,
  RegionName,
  RegionPlace,
  RegionPhone,
  RegionEmail,
  RegionAddress,
} satisfies Record<MdxComponentName, ElementType>;

/** Components for MDX (docs/editing.md) and replacements for Markdown's own elements. */
export const components = {
  ...ours,
  a: ({ href = '#', ...rest }: ComponentPropsWithoutRef<'a'>) => <SiteLink {...rest} href={href} />,
  table: ScrollableTable,
  th: TableHeading,
  input: TaskCheckbox,
};
