import { useContext, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { extraRoutes } from '../../contract/shared/routes';
import { useTexts } from '../browser/hooks/use-texts';
import type { NavLink } from '../shared/page-context';
import { isClientRoute, localizePath } from '../shared/routes';
import { buttonStyle, type ButtonSize, type ButtonTone } from '../ui/buttons/button.styles';
import { TelLink } from '../ui/tel-link';
import { markOfficeLink, markOfficeText } from './office/office-data';
import {
  CurrentPathContext,
  TextLanguageContext,
  usePageLink,
  useRegionContext,
} from './region-context';

type SiteLinkProps = ComponentPropsWithoutRef<'a'> & { href: string };

/** A link to a page, in the language of this one if it exists. */
export function PageLink({ href, children, ...props }: SiteLinkProps) {
  const link = usePageLink()(href);
  const { language, nav } = useTexts();
  const isCurrent = useContext(CurrentPathContext) === link.href;
  return (
    <a {...props} {...link} {...(isCurrent && { 'aria-current': 'page' })}>
      {link.hrefLang ? (
        <span>
          {children} <span lang={language}>{nav.inEnglish}</span>
        </span>
      ) : (
        children
      )}
    </a>
  );
}

/**
 * A link in content: a path leads to the region's variant of its page, in the page's language if it exists, anything else is a plain link. A
 * heading that an English text names is only on the English page.
 */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const { region, variants } = useRegionContext();
  const pageLink = usePageLink();
  const textLanguage = useContext(TextLanguageContext);
  const isPage = href.startsWith('/') && !/\.\w+$/.test(href) && !isClientRoute(href);
  const localized = isPage ? localizePath(href, region.id, variants) : href;
  const staysEnglish = textLanguage === 'en' && href.includes('#');
  return (
    <a {...rest} {...(isPage && !staysEnglish ? pageLink(localized) : { href: localized })}>
      {children}
    </a>
  );
}

/** The parent styles the links. */
export function LinkList({ links, className }: { links: NavLink[]; className?: string }) {
  return (
    <ul className={className} css={{ listStyle: 'none' }}>
      {links.map(({ label, path, lang }) => (
        <li key={path}>
          <PageLink href={path} lang={lang}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

type EligibilityLinkProps = { tone?: ButtonTone; size?: ButtonSize; children?: ReactNode };

/** Leads to the eligibility page; with script the eligibility island opens its popup instead. */
export function EligibilityLink({
  tone = 'accent',
  size = 'large',
  children,
}: EligibilityLinkProps) {
  const { eligibility } = useTexts();
  return (
    <SiteLink
      href={extraRoutes.eligibility}
      data-eligibility
      css={[...buttonStyle(tone, size), css({ '@media print': { display: 'none' } })]}
    >
      {children ?? eligibility.check}
    </SiteLink>
  );
}

type PhoneLinkProps = {
  className?: string;
  /** Before the number. */
  children?: ReactNode;
};

export function PhoneLink({ children, className }: PhoneLinkProps) {
  const { phone } = useRegionContext().region;
  return (
    <TelLink
      {...markOfficeLink('phone')}
      {...markOfficeText('phone')}
      className={className}
      phone={phone}
    >
      {children && (
        <>
          {children}
          {phone}
        </>
      )}
    </TelLink>
  );
}

/** The office's email address, which breaks after the @ if it must. */
export function EmailLink({ className }: { className?: string }) {
  const { email } = useRegionContext().region;
  const [name, host] = email.split('@');
  return (
    <a
      {...markOfficeLink('email')}
      {...markOfficeText('email')}
      href={`mailto:${email}`}
      className={className}
      css={{ overflowWrap: 'anywhere' }}
    >
      {name}@<wbr />
      {host}
    </a>
  );
}
