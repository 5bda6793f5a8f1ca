import type { ButtonHTMLAttributes } from 'react';
import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { color } from '../../../theme/color';
import { leastTarget, radius, target } from '../../../theme/shape';

type IconButtonProps = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> & {
  icon: LucideIcon;
  /** What it does, for readers and on hover. */
  words: string;
};

/** A quiet button of the frame that is an icon alone. */
export function IconButton({ icon: Icon, words, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={words} title={words} css={iconButtonStyle} {...rest}>
      <Icon size={18} aria-hidden />
    </button>
  );
}

const iconButtonStyle = css({
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
