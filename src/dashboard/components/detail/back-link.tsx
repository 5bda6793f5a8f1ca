import { css } from '@emotion/react';
import { ArrowLeft, X } from 'lucide-react';
import { media } from '../../../theme/layout';
import { Link } from '../link/link';
import { iconButtonStyle } from '../styles/icon-button.styles';

type BackLinkProps = { to: string; label?: string | undefined };

/** Leads back to the list where the detail pane covers it. */
export function BackLink({ to, label = 'Back to the list' }: BackLinkProps) {
  return (
    <Link to={to} aria-label={label} css={[iconButtonStyle, backStyle]}>
      <ArrowLeft size={20} aria-hidden />
    </Link>
  );
}

/** Closes the detail pane where it is beside the list. */
export function CloseLink({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} aria-label={label} css={[iconButtonStyle, closeStyle]}>
      <X size={20} aria-hidden />
    </Link>
  );
}

const backStyle = css({ [media.wide]: { display: 'none' } });
const closeStyle = css({
  display: 'none',
  marginInlineStart: 'auto',
  [media.wide]: { display: 'grid' },
});
