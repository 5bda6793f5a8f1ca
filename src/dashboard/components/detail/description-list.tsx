import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color, space, radius } from '../../../theme/tokens';

type DescriptionListProps = { details: readonly { label: string; value: ReactNode }[] };

/** Leaves out what is empty. */
export function DescriptionList({ details }: DescriptionListProps) {
  const shown = details.filter(({ value }) => value !== '');
  if (shown.length === 0) return null;
  return (
    <dl css={descriptionListStyle}>
      {shown.map(({ label, value }) => (
        <DescriptionRow key={label} label={label}>
          {value}
        </DescriptionRow>
      ))}
    </dl>
  );
}

export function DescriptionRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div css={rowStyle}>
      <dt css={{ color: color.muted }}>{label}</dt>
      <dd css={valueStyle}>{children}</dd>
    </div>
  );
}

export const descriptionListStyle = css({
  display: 'grid',
  padding: `${space[2]} ${space[4]}`,
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  fontSize: '0.9375rem',
});

/** An address or a message keeps its line breaks. */
const valueStyle = css({ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: 'clamp(6rem, 30%, 9rem) minmax(0, 1fr)',
  alignItems: 'baseline',
  alignContent: 'center',
  gap: space[3],
  minHeight: '2.25rem',
  paddingBlock: '2px',
  lineHeight: 1.4,
  '&:not(:last-of-type)': { borderBlockEnd: `1px solid ${color.divider}` },
});
