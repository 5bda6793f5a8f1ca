import type { LucideIcon } from 'lucide-react';
import { iconButtonStyle } from '../../components/styles/icon-button.styles';

type IconButtonProps = { icon: LucideIcon; label: string; onClick: () => void };

export function IconButton({ icon: Icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick} css={iconButtonStyle}>
      <Icon size={18} aria-hidden />
    </button>
  );
}
