import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { text } from '../styles/font-size';
import { sectionHeadStyle } from '../styles/section-heading.styles';

type TimelineProps = {
  id: string;
  /** List items, the oldest first. */
  children: ReactNode;
};

export function Story({ id, children }: TimelineProps) {
  return (
    <section aria-labelledby={id} css={{ display: 'grid', gap: space[3] }}>
      <h3 id={id} css={sectionHeadStyle}>
        Activity
      </h3>
      <ol css={{ display: 'grid', gap: space[3], listStyle: 'none' }}>{children}</ol>
    </section>
  );
}

export const storyMetaStyle = css({
  color: color.muted,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});
