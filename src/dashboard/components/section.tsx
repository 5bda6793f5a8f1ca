import { useId, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { space } from '../../theme/tokens';
import { sectionHeadingStyle, stackStyle } from './dashboard.styles';

type SectionProps = {
  title: ReactNode;
  /** h2 on a screen, h3 in an open record. */
  heading?: 'h2' | 'h3';
  gap?: string;
  children: ReactNode;
};

export function Section(props: SectionProps) {
  const { title, heading: Heading = 'h3', gap = space[2], children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} css={[stackStyle(gap), Heading === 'h3' && readableStyle]}>
      <Heading id={id} css={sectionHeadingStyle}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

const readableStyle = css({ maxWidth: '42rem' });
