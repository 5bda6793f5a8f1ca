import type { ReactNode } from 'react';
import type { SerializedStyles } from '@emotion/react';
import { Link } from 'gatsby';
import type { RegionId } from '../../../contract/regions';

type RegionLinkProps = {
  /** Null: of a role that may not open the inbox. */
  inboxPath: string | null;
  /** Null: all of them. */
  region: RegionId | null;
  style?: SerializedStyles;
  children: ReactNode;
};

/** Leads from a region's figures to its threads; for who may not open these it is its words alone. */
export function RegionLink({ inboxPath, region, style, children }: RegionLinkProps) {
  if (inboxPath === null) return <span css={style}>{children}</span>;
  return (
    <Link to={region === null ? inboxPath : `${inboxPath}?region=${region}`} css={style}>
      {children}
    </Link>
  );
}
