import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { sectionHeadStyle } from '../styles/section-heading.styles';
import { text } from '../styles/font-size';

/** What happened to what is open, the oldest first: list items. `id` is of its heading. */
export function Story({ id, children }: { id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} css={{ display: 'grid', gap: space[3] }}>
      <h3 id={id} css={sectionHeadStyle}>
        What happened
      </h3>
      <ol css={{ display: 'grid', gap: space[3], listStyle: 'none' }}>{children}</ol>
    </section>
  );
}

/** Who and when, beside what was done or written. */
export const storyMetaStyle = css({
  color: color.muted,
  fontSize: text.small,
  overflowWrap: 'anywhere',
});
