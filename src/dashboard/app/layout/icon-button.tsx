import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { color } from '../../../theme/color';
import { leastTarget, radius, target } from '../../../theme/shape';

type IconButtonProps = { icon: LucideIcon; label: string; onClick: () => void };

export function IconButton({ icon: Icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick} css={buttonStyle}>
      <Icon size={18} aria-hidden />
    </button>
  );
}

const buttonStyle = css({
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 auto',
  width: target,
  minWidth: leastTarget,
  height: target,
  border: 0,
  borderRadius: radius.medium,
  background: 'transparent',
  color: color.muted,
  '&:hover': { background: color.tealSoft, color: color.tealStrong },
});
