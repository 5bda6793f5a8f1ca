import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { css } from '@emotion/react';
import type { MdxComponentName } from '../../contract/mdx/mdx-components';
import { useTexts } from '../browser/hooks/use-texts';
import { EligibilityLink, EmailLink, PhoneLink, SiteLink } from '../layout/links';
import { markOfficeLink, markOfficeText } from '../layout/office/office-data';
import { OfficeText } from '../layout/office/office-text';
import { useRegionContext } from '../layout/region-context';
import { color, space, radius, type } from '../theme/tokens';
import { FilledText } from '../ui/filled-text';
import { Icon } from '../ui/icon';
import { TelLink } from '../ui/tel-link';
import { Callout, SampleNote } from './callout';
import { ContactCard } from './contact-card';
import { CountyMap } from './county-map';
import { FaqList } from './faq-list';
import { Figure } from './figure';
import { ProgramCard, Programs } from './programs';
import { ScrollableTable, TableHeading } from './scrollable-table';
import { Step, Steps } from './steps';

function EligibilityButton({ label }: { label?: string }) {
  return (
    <p>
      <EligibilityLink>{label}</EligibilityLink>
    </p>
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
  Language,
  Source,
  Fact,
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
  RegionName: () => <OfficeText name="company" />,
  RegionPlace: () => <OfficeText name="place" />,
  RegionPhone: () => <PhoneLink />,
  RegionAfterHours: () => (
    <TelLink
      {...markOfficeLink('afterHours')}
      {...markOfficeText('afterHours')}
      phone={useRegionContext().region.afterHours.phone}
    />
  ),
  RegionEmail: () => <EmailLink />,
  RegionAddress: () => <OfficeText name="address" />,
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

/** Where the build has not inserted the value: in the preview of a post. */
function Fact({ program, fact }: { program: string; fact: string }) {
  return <>{`[${program}: ${fact}]`}</>;
}

/** Tells screen readers how to pronounce a text (WCAG 3.1.2). */
function Language({ code, children }: { code: string; children?: ReactNode }) {
  return <div lang={code}>{children}</div>;
}

type SourceProps = {
  href: string;
  title: string;
  /** YYYY-MM-DD; left out if nobody has compared the text with the page. */
  checked?: string;
};

/** A page of another site that the text relies on, and when someone last compared the two. */
function Source({ href, title, checked }: SourceProps) {
  const { page, formatDate } = useTexts();
  const link = <a href={href}>{title}</a>;
  if (checked === undefined) {
    return (
      <p css={lineStyle}>
        <FilledText text={page.uncheckedSource} values={{ link }} />
      </p>
    );
  }
  const date = (
    <time dateTime={checked} css={{ whiteSpace: 'nowrap' }}>
      {formatDate(checked)}
    </time>
  );
  return (
    <p css={lineStyle}>
      <FilledText text={page.source} values={{ link, date }} />
    </p>
  );
}

const lineStyle = css({
  fontSize: type.size.small,
  color: color.muted,
  '& + &': { marginTop: '0.4em' },
});

function DownloadList({ children }: { children: ReactNode }) {
  return <ul css={{ display: 'grid', gap: space[3], listStyle: 'none' }}>{children}</ul>;
}

type DownloadProps = { href: string; title: string; detail?: string };

function Download({ href, title, detail }: DownloadProps) {
  return (
    <li>
      <a href={href} download css={linkStyle}>
        <Icon name="download" size="1.5rem" />
        <span>
          <strong>{title}</strong>
          {detail !== undefined && (
            <span css={{ display: 'block', color: color.muted }}>{detail}</span>
          )}
        </span>
      </a>
    </li>
  );
}

const linkStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[3]} ${space[5]}`,
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: color.surface,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});
