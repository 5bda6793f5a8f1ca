import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color, space, type } from '../../theme/tokens';
import { Container } from '../../ui/container';

type SectionProps = {
  title: string;
  lead?: string;
  background?: 'background' | 'surfaceSunken' | 'primarySoft';
  children: ReactNode;
};

export function Section({ title, lead, background = 'background', children }: SectionProps) {
  return (
    <section css={css({ paddingBlock: space.section, background: color[background] })}>
      <Container>
        <div css={headStyle}>
          <h2>{title}</h2>
          {lead !== undefined && <p css={leadStyle}>{lead}</p>}
        </div>
        {children}
      </Container>
    </section>
  );
}

const headStyle = css({
  display: 'grid',
  gap: space[3],
  marginBottom: `clamp(${space[6]}, 3vw, ${space[10]})`,
});

export const leadStyle = css({
  maxWidth: '58ch',
  color: color.muted,
  fontSize: type.size.lead,
  lineHeight: 1.5,
});
