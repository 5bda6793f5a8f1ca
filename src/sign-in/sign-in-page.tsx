import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Helmet } from 'react-helmet';
import { color, scriptOnlyStyle, space, tapTargetStyle, type } from '../theme/tokens';
import { authRoutes } from '../shared/routes';
import { cardStyle } from '../ui/card.styles';
import { ScriptLoadError } from '../ui/loading/lazy-component';
import { Spinner } from '../ui/loading/spinner';

type SignInPageProps = {
  title: string;
  lead?: string;
  /** Focuses the heading, for a page that replaces another without navigation. */
  hasFocus?: boolean;
  children: ReactNode;
};

/** A card with a heading, for every page of sign-in. SignInLayout adds the company to the title. */
export function SignInPage({ title, lead, hasFocus = false, children }: SignInPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasFocus) heading.current?.focus();
  }, [hasFocus]);
  return (
    <main css={[cardStyle, css({ display: 'grid', gap: space[6] })]}>
      <Helmet title={title}>
        {lead !== undefined && <meta name="description" content={lead} />}
      </Helmet>
      <div>
        <h1
          ref={heading}
          {...(hasFocus && { tabIndex: -1 })}
          css={{ fontSize: type.size.h2, '&:focus': { outline: 'none' } }}
        >
          {title}
        </h1>
        {lead !== undefined && <p css={{ marginTop: space[2], color: color.muted }}>{lead}</p>}
      </div>
      {children}
    </main>
  );
}

/** The headings of the pages below /auth, from the first paint: screen readers announce them. */
export const authTitles = {
  [authRoutes.reset]: 'Reset your password',
  [authRoutes.action]: 'Checking the link',
  [authRoutes.verify]: 'Confirm your email address',
  [authRoutes.profile]: 'Your profile',
  [authRoutes.secondFactor]: 'Two-step verification',
} as const;

/** Takes the place of a form until its script has loaded. */
export function FormPlaceholder({ label }: { label: string }) {
  return (
    <>
      <div css={placeholderStyle}>
        <Spinner label={label} />
      </div>
      <ScriptLoadError />
    </>
  );
}

const placeholderStyle = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: '12rem',
  ...scriptOnlyStyle,
});

export const formStyle = css({ display: 'grid', gap: space[5] });

export const linksStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  fontSize: '1rem',
  a: tapTargetStyle,
});
