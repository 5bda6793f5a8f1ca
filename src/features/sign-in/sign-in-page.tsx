import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { Helmet } from 'react-helmet';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { type } from '../../theme/type';
import { cardStyle } from '../../ui/card-style';

type SignInPageProps = { company: string; title: string; lead?: string; children: ReactNode };

/** One card with a form of sign-in, under its heading; what stands around it is the shell's. */
export function SignInPage({ company, title, lead, children }: SignInPageProps) {
  return (
    <main css={[cardStyle, css({ display: 'grid', gap: space[6] })]}>
      <Helmet title={`${title} · ${company}`}>
        <meta name="description" content={`${title}: your account with ${company}.`} />
        <meta name="robots" content="noindex" />
      </Helmet>
      <div>
        <h1 css={{ fontSize: type.size.h2 }}>{title}</h1>
        {lead !== undefined && <p css={{ marginTop: space[2], color: color.muted }}>{lead}</p>}
      </div>
      {children}
    </main>
  );
}
