import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Helmet } from 'react-helmet';
import type { Screen } from '../../../contract/shared/roles';
import { color, space, target } from '../../theme/tokens';
import { media } from '../../theme/layout';
import { Link } from './link';
import { fontSize, stackStyle } from './dashboard.styles';

export type ScreenProps = {
  screen: Screen;
  location: { pathname: string; search: string };
};

export function ScreenBody({ children }: { children: ReactNode }) {
  return <div css={bodyStyle}>{children}</div>;
}

type PageHeaderProps = {
  title: string;
  lead?: ReactNode;
  /** The element with the focus was removed before the screen opened. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** The title of a screen, a sentence about it, and its action. The title takes the focus when the user comes from another screen. */
export function PageHeader({ title, lead, takesFocus = false, children }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After the page loads, no element has the focus and screen readers start at its top.
    const isMove = takesFocus || document.activeElement !== document.body;
    if (isMove) heading.current?.focus({ preventScroll: true });
  }, [title, takesFocus]);

  return (
    <header css={headerStyle}>
      {/* Deferred changes wait until the tab is visible. */}
      <Helmet title={title} defer={false} />
      <div css={{ minWidth: 0 }}>
        <h1 ref={heading} tabIndex={-1} css={{ fontSize: fontSize.title }}>
          {title}
        </h1>
        {lead !== undefined && <p css={{ marginTop: space[1], color: color.muted }}>{lead}</p>}
      </div>
      {children}
    </header>
  );
}

type ViewLinksProps<Id extends string> = {
  views: readonly { id: Id; label: ReactNode; to: string }[];
  current: Id;
};

export function ViewLinks<Id extends string>({ views, current }: ViewLinksProps<Id>) {
  return (
    <nav aria-label="Views" css={viewsStyle}>
      {views.map(({ id, label, to }) => (
        <Link key={id} to={to} aria-current={id === current ? 'page' : undefined} css={viewStyle}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

export function getUsersViews(path: string) {
  return [
    { id: 'accounts', label: 'Accounts', to: path },
    { id: 'audit', label: 'Audit log', to: `${path}?view=audit` },
  ] as const;
}

const bodyStyle = css(stackStyle(space[6]), {
  alignContent: 'start',
  maxWidth: '72rem',
  padding: `${space[6]} ${space.gutter} ${space[16]}`,
  // The selection bar must not cover the last row.
  '&:has([data-at-edge])': { paddingBlockEnd: '13rem' },
  [media.belowTablet]: { gap: space[4], paddingBlockStart: space[4] },
  // Leaves more space for the rows of a list.
  [media.wide]: {
    '&:has([data-toolbar])': { maxWidth: '84rem', gap: space[4], paddingBlockStart: space[4] },
  },
});

const headerStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
  // Its actions and views.
  '> :not(:first-child)': { '@media print': { display: 'none' } },
});

const viewsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  borderBlockEnd: `1px solid ${color.divider}`,
});

const viewStyle = css({
  display: 'inline-flex',
  flex: 'none',
  maxWidth: '100%',
  alignItems: 'center',
  gap: space[2],
  minHeight: target,
  padding: `0 ${space[3]}`,
  [media.largeLetters]: { paddingInline: space[1] },
  borderBlockEnd: '3px solid transparent',
  color: color.muted,
  fontWeight: 700,
  textDecoration: 'none',
  '&:hover': { color: color.primaryStrong },
  '&[aria-current]': { borderColor: color.primary, color: color.primaryStrong },
});
