import type { ReactNode } from 'react';
import type { SerializedStyles } from '@emotion/react';
import type { RegionId } from '../../../contract/shared/regions';
import type { TargetResult } from '../../../contract/inbox/constants';
import { Link } from '../components/link';

export type ThreadFilter = {
  /** Null for all regions. */
  region: RegionId | null;
  /** First and last day (YYYY-MM-DD) of submission, or with `target`, of the start of the wait. */
  days?: readonly [from: string, to: string] | undefined;
  target?: TargetResult;
};

export function getInboxUrl(inboxPath: string, { region, days, target }: ThreadFilter): string {
  const params = new URLSearchParams({
    // The numbers of days count closed threads too.
    ...(days && { status: 'all' }),
    ...(region && { region }),
    ...(days && { from: days[0], to: days[1] }),
    ...(target && { target }),
  }).toString();
  return params === '' ? inboxPath : `${inboxPath}?${params}`;
}

type InboxLinkProps = ThreadFilter & {
  /** Null for roles without access to the inbox, who see plain text. */
  inboxPath: string | null;
  style?: SerializedStyles | undefined;
  children: ReactNode;
};

/** Links a number to the threads it counts. */
export function InboxLink({ inboxPath, style, children, ...filter }: InboxLinkProps) {
  if (inboxPath === null) return <span css={style}>{children}</span>;
  return (
    <Link to={getInboxUrl(inboxPath, filter)} css={style}>
      {children}
    </Link>
  );
}
