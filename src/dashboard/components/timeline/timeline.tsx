import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { fontSize } from '../styles/font-size';
import { sectionHeadingStyle } from '../styles/section-heading.styles';

type TimelineProps = {
  id: string;
  /** List items, the oldest first. */
  children: ReactNode;
};

export function Timeline({ id, children }: TimelineProps) {
  return (
    <section aria-labelledby={id} css={{ display: 'grid', gap: space[3] }}>
      <h3 id={id} css={sectionHeadingStyle}>
        Activity
      </h3>
      <ol css={{ display: 'grid', gap: space[3], listStyle: 'none' }}>{children}</ol>
    </section>
  );
}

export const timelineMetaStyle = css({
  color: color.muted,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});
