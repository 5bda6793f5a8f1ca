import type { ComponentType, ReactNode } from 'react';
import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import UserRound from 'lucide-react/icons/user-round';
import { useDisclosure } from '../browser/hooks/use-disclosure';
import { useSignOut } from '../browser/hooks/use-sign-out';
import { authRoutes } from '../shared/routes';
import { color, space, radius, shadow, target, type } from '../theme/tokens';
import { layer, media } from '../theme/layout';
import { visuallyHidden } from './visually-hidden';
import { Avatar, type Person } from './avatar';

type LinkProps = { to: string; className?: string; children: ReactNode };

export type AccountTexts = Record<'account' | 'profile' | 'signOut' | 'signOutAnyway', string> & {
  failed?: string;
};

const english: AccountTexts = {
  account: 'Your account',
  profile: 'Your profile',
  signOut: 'Sign Out',
  signOutAnyway: 'Sign out anyway',
};

type AccountMenuProps = {
  user: Person;
  /** English by default. */
  texts?: AccountTexts;
  /** List items above the profile's. */
  children?: ReactNode;
  /** Another button, which moves the focus. */
  action?: { icon: LucideIcon; label: string; run: () => void };
  location: 'header' | 'sidebar';
  /** The dashboard's link to the profile, which keeps unsaved text; a plain one on public pages. */
  Link?: ComponentType<LinkProps>;
};

function PlainLink({ to, className, children }: LinkProps) {
  return (
    <a href={to} className={className}>
      {children}
    </a>
  );
}

/** The signed-in person's photo and name, which open a menu with profile and Sign Out. */
export function AccountMenu(props: AccountMenuProps) {
  const { user, texts = english, children, action, Link = PlainLink } = props;
  const { open, toggle, close, root } = useDisclosure<HTMLDivElement>();
  const signOut = useSignOut(texts.failed);
  const isHeader = props.location === 'header';
  const name = user.displayName?.trim() || user.email || texts.account;

  return (
    <div ref={root} css={{ position: 'relative', minWidth: 0 }}>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => {
          signOut.reset();
          toggle();
        }}
        css={buttonStyle}
      >
        <Avatar user={user} />
        <span css={[nameStyle, isHeader && headerNameStyle]}>{name}</span>
        <ChevronDown size={16} aria-hidden css={[chevronStyle, isHeader && wideOnlyStyle]} />
      </button>
      {open && (
        <div css={[panelStyle, isHeader ? downStyle : upStyle]}>
          <p css={noteStyle}>
            <strong css={{ display: 'block', color: color.text }}>{name}</strong>
            {user.email !== name && user.email}
          </p>
          <ul css={{ listStyle: 'none' }}>
            {children}
            {action && (
              <li>
                <button
                  type="button"
                  css={menuItemStyle}
                  onClick={() => {
                    close();
                    action.run();
                  }}
                >
                  <action.icon size={18} aria-hidden /> {action.label}
                </button>
              </li>
            )}
            <li>
              <Link to={authRoutes.profile} css={menuItemStyle}>
                <UserRound size={18} aria-hidden /> {texts.profile}
              </Link>
            </li>
            <li>
              <button type="button" css={menuItemStyle} onClick={signOut.request}>
                <LogOut size={18} aria-hidden /> {texts.signOut}
              </button>
            </li>
            {signOut.warning !== null && (
              <li>
                <p role="alert" css={noteStyle}>
                  {signOut.warning}
                </p>
                <button type="button" css={[menuItemStyle, dangerStyle]} onClick={signOut.confirm}>
                  {texts.signOutAnyway}
                </button>
              </li>
            )}
          </ul>
          {signOut.error !== null && (
            <p role="alert" css={[noteStyle, dangerStyle]}>
              {signOut.error}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const buttonStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  maxWidth: '100%',
  minHeight: target,
  padding: `${space[1]} ${space[2]}`,
  border: 0,
  borderRadius: radius.medium,
  background: 'transparent',
  fontSize: type.size.small,
  textAlign: 'start',
  '&:hover, &[aria-expanded="true"]': { background: color.primarySoft },
});

const nameStyle = css({
  minWidth: 0,
  maxWidth: '11rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: type.weight.medium,
});

const headerNameStyle = css({ maxWidth: '6rem', [media.belowRoomy]: visuallyHidden });
const chevronStyle = css({ flex: 'none' });
const wideOnlyStyle = css({ [media.belowWide]: { display: 'none' } });

const panelStyle = css({
  position: 'absolute',
  zIndex: layer.popup,
  width: 'max-content',
  minWidth: '12rem',
  maxWidth: 'min(20rem, 85vw)',
  padding: space[2],
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  boxShadow: shadow.high,
});

const downStyle = css({ insetBlockStart: `calc(100% + ${space[1]})`, insetInlineEnd: 0 });
/** Anything wider than the sidebar would be cut off. */
const upStyle = css({
  insetBlockEnd: `calc(100% + ${space[1]})`,
  insetInlineStart: 0,
  maxWidth: '14.5rem',
});

const noteStyle = css({
  padding: `${space[2]} ${space[3]}`,
  color: color.muted,
  fontSize: type.size.small,
  overflowWrap: 'anywhere',
});

const dangerStyle = css({ color: color.danger });

export const menuItemStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: target,
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.text,
  fontSize: '1rem',
  textAlign: 'start',
  textDecoration: 'none',
  '&:hover': { background: color.primarySoft, color: color.primaryStrong },
});
