import type { ReactNode } from 'react';
import { SearchX, type LucideIcon } from 'lucide-react';
import { buttonStyle } from '../../../ui/buttons/button.styles';
import { Link } from '../link/link';
import { Notice } from '../status/notice';

type EmptyStateProps = {
  title: string;
  allUrl: string;
  icon?: LucideIcon;
  children?: ReactNode;
};

export function EmptyState({ title, allUrl, icon = SearchX, children }: EmptyStateProps) {
  return (
    <Notice icon={icon} title={title}>
      {children}
      <Link to={allUrl} replace css={buttonStyle('outline')}>
        Show all
      </Link>
    </Notice>
  );
}
