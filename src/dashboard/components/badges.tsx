import { css } from '@emotion/react';
import { color, radius } from '../../theme/tokens';
import { Badge } from '../../ui/badge';
import { VisuallyHidden } from '../../ui/visually-hidden';

type CountBadgeProps = {
  count: number;
  /** Names the counted things for screen readers: 'new messages'. */
  label: string;
};

export function CountBadge({ count, label }: CountBadgeProps) {
  if (count === 0) return null;
  return (
    <span css={badgeStyle}>
      {formatBadge(count)}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}

export const formatBadge = (count: number) => (count > 999 ? '999+' : String(count));

const badgeStyle = css({
  flex: 'none',
  minWidth: '1.5rem',
  padding: '0 0.4rem',
  borderRadius: radius.round,
  background: color.primary,
  color: color.onPrimary,
  fontSize: '0.8125rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.5rem',
  textAlign: 'center',
});

/** Marks what looked automated when it arrived (docs/decisions/008). */
export function PossibleSpamBadge() {
  return <Badge tone="warning">Possible spam</Badge>;
}
