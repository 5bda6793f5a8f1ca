import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { css } from '@emotion/react';
import type { MdxComponentName } from '../../contract/mdx/mdx-components';
import { EligibilityLink } from '../layout/links/eligibility-link';
import { EmailLink, PhoneLink } from '../layout/links/office-links';
import { SiteLink } from '../layout/links/site-link';
import { useRegionContext } from '../layout/region-context';
import { color } from '../theme/color';
import { TelLink } from '../ui/tel-link';
import { Callout, SampleNote } from './callout';
import { ContactCard } from './contact-card';
import { CountyMap } from './county-map';
import { Download, DownloadList } from './downloads';
import { FaqList } from './faq-list';
import { Figure } from './figure';
import { ProgramCard, Programs } from './programs';
import { Source } from './source';
import { Step, Steps } from './steps';
import { ScrollableTable, TableHeading } from './scrollable-table';

function EligibilityButton({ label }: { label?: string }) {
  return (
    <p>
      <EligibilityLink>{label}</EligibilityLink>
    </p>
  );
}

function RegionName() {
  return <>{useRegionContext().region.company}</>;
}

function RegionPlace() {
  return <>{useRegionContext().region.place}</>;
}

function RegionAddress() {
  const { street, city, state, zip } = useRegionContext().region.address;
  return (
    <>
      {street}, {city}, {state} {zip}
    </>
  );
}

/** A box to tick on paper. Markdown's disabled checkbox has no label for screen readers. */
function TaskCheckbox({ checked = false }: { checked?: boolean }) {
  return <span aria-hidden css={[checkboxStyle, checked && css({ background: color.primary })]} />;
}

const checkboxStyle = css({
  position: 'absolute',
  insetInlineStart: 0,
  top: '0.3em',
  width: '1.05em',
  height: '1.05em',
  border: `2px solid ${color.border}`,
  borderRadius: 4,
});

const editorComponents = {
  Callout,
  SampleNote,
  Source,
  Steps,
  Step,
  Programs,
  ProgramCard,
  ContactCard,
  FaqList,
  CountyMap,
  EligibilityButton,
  Figure,
  DownloadList,
  Download,
  RegionName,
  RegionPlace,
  RegionPhone: () => <PhoneLink />,
  RegionAfterHours: () => <TelLink phone={useRegionContext().region.afterHours.phone} />,
  RegionEmail: () => <EmailLink />,
  RegionAddress,
} satisfies Record<MdxComponentName, ElementType>;

/** Components for MDX (docs/editing.md) and replacements for Markdown's own elements. */
export const components = {
  ...editorComponents,
  a: ({ href = '#', ...rest }: ComponentPropsWithoutRef<'a'>) => <SiteLink {...rest} href={href} />,
  img: ({ alt = '', ...rest }: ComponentPropsWithoutRef<'img'>) => (
    <img {...rest} alt={alt} loading="lazy" />
  ),
  table: ScrollableTable,
  th: TableHeading,
  input: TaskCheckbox,
};
