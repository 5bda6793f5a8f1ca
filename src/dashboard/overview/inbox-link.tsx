import type { ReactNode } from 'react';
import type { SerializedStyles } from '@emotion/react';
import { Link } from 'gatsby';
import type { RegionId } from '../../../contract/regions';

type RegionLinkProps = {
  /** Null: of a role that may not open the inbox. */
  inboxPath: string | null;
  /** Null: all of them. */
  region: RegionId | null;
  /** Only who sent a form in these days (YYYY-MM-DD), the first and the last one; left out: all. */
  submitted?: readonly [from: string, to: string] | undefined;
  style?: SerializedStyles;
  children: ReactNode;
};

/** Leads from a region's figures to its threads; for who may not open these it is its words alone. */
export function RegionLink({ inboxPath, region, submitted, style, children }: RegionLinkProps) {
  if (inboxPath === null) return <span css={style}>{children}</span>;
  const params = new URLSearchParams({
    ...(region === null ? {} : { region }),
    ...(submitted ? { from: submitted[0], to: submitted[1] } : {}),
  }).toString();
  return (
    <Link to={params === '' ? inboxPath : `${inboxPath}?${params}`} css={style}>
      {children}
    </Link>
  );
}
