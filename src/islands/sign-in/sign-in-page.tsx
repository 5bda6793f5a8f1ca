import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Helmet } from 'react-helmet';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { type } from '../../theme/typography';
import { cardStyle } from '../../ui/card.styles';

type SignInPageProps = {
  company: string;
  title: string;
  lead?: string;
  /** It takes the place of another state of the same page: its heading takes the focus, so that readers hear it. */
  announced?: boolean;
  children: ReactNode;
};

/** One card with a form of sign-in, under its heading; what stands around it is the shell's. */
export function SignInPage({ company, title, lead, announced = false, children }: SignInPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (announced) heading.current?.focus();
  }, [announced]);
  return (
    <main css={[cardStyle, css({ display: 'grid', gap: space[6] })]}>
      <Helmet title={`${title} · ${company}`}>
        <meta name="description" content={`${title}: your account with ${company}.`} />
        <meta name="robots" content="noindex" />
      </Helmet>
      <div>
        <h1
          ref={heading}
          {...(announced && { tabIndex: -1 })}
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
