import { useId, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { space } from '../../theme/tokens';
import { Link } from '../components/link';
import { denseTarget, sectionHeadingStyle, stackStyle } from '../components/dashboard.styles';

/** A titled part of an open request. */
export function RequestSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} css={sectionStyle}>
      <h3 id={id} css={sectionHeadingStyle}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** A link to another request, in a line of text. */
export function RequestLink(props: { to: string; children: string }) {
  return <Link {...props} css={linkStyle} />;
}

const sectionStyle = css(stackStyle(space[2]), {
  maxWidth: '42rem',
});
const linkStyle = css({ display: 'inline-flex', alignItems: 'center', minHeight: denseTarget });
