import type { ReactNode } from 'react';
import { SearchX, type LucideIcon } from 'lucide-react';
import { buttonStyle } from '../../../ui/buttons/button.styles';
import { Link } from '../link/link';
import { Notice } from '../status/notice';

type NoMatchProps = {
  title: string;
  /** The address of the list without search and filters. */
  all: string;
  icon?: LucideIcon;
  /** Where else it may be. */
  children?: ReactNode;
};

/** Search and filters leave nothing of a list: the way back to all of it. */
export function NoMatch({ title, all, icon = SearchX, children }: NoMatchProps) {
  return (
    <Notice icon={icon} title={title}>
      {children}
      <Link to={all} replace css={buttonStyle('outline')}>
        Show all
      </Link>
    </Notice>
  );
}
