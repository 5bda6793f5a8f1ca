import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Helmet } from 'react-helmet';
import { color, space, type } from '../../theme/tokens';
import { cardStyle } from '../../ui/card.styles';

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
      <Helmet title={title} />
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
