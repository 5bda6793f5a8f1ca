import type { ReactNode } from 'react';
import type { SerializedStyles } from '@emotion/react';
import type { RegionId } from '../../../contract/shared/regions';
import type { Answered } from '../../../contract/inbox/filter';
import { Link } from '../components/link/link';

/** Which threads a figure counts. */
export type Counted = {
  /** Null: of all of them. */
  region: RegionId | null;
  /** The first and the last day (YYYY-MM-DD) on which they sent a form, or by `answered` asked; left out: any. */
  days?: readonly [from: string, to: string] | undefined;
  answered?: Answered;
};

/** The address of the threads that a figure counts. */
export function countedAddress(inboxPath: string, { region, days, answered }: Counted): string {
  const params = new URLSearchParams({
    ...(region === null ? {} : { region }),
    ...(days ? { from: days[0], to: days[1] } : {}),
    ...(answered ? { answered } : {}),
  }).toString();
  return params === '' ? inboxPath : `${inboxPath}?${params}`;
}

type InboxLinkProps = Counted & {
  /** Null: of a role that may not open the inbox. */
  inboxPath: string | null;
  style?: SerializedStyles;
  children: ReactNode;
};

/** Leads from a figure to the threads it counts; for who may not open these it is its words alone. */
export function InboxLink({ inboxPath, style, children, ...counted }: InboxLinkProps) {
  if (inboxPath === null) return <span css={style}>{children}</span>;
  return (
    <Link to={countedAddress(inboxPath, counted)} css={style}>
      {children}
    </Link>
  );
}
