import { css } from '@emotion/react';
import { SearchX } from 'lucide-react';
import { space } from '../../../theme/space';
import { buttonStyle } from '../../../ui/buttons/button.styles';
import { Link } from '../link/link';
import { LoadFailure } from '../status/load-error';
import { Notice } from '../status/notice';
import { TableSkeleton } from '../table/table-container';
import { BackLink, CloseLink } from './back-link';

type NotOpenProps = {
  /** How it was asked for, with `useOne`. */
  one: { isMissing: boolean; error: unknown; mutate: () => Promise<unknown> };
  /** What is said when it is missing: 'There is no such job'. */
  missingWords: string;
  /** The address of the list alone. */
  back: string;
};

/** Where something of a list would be open: it is not there, could not be loaded, or is on its way. The way back is there all the same. */
export function NotOpen({ one, missingWords, back }: NotOpenProps) {
  return (
    <div css={boxStyle}>
      <div css={{ display: 'flex' }}>
        <BackLink to={back} />
        <CloseLink to={back} words="Close" />
      </div>
      {one.isMissing ? (
        <Notice icon={SearchX} title={missingWords}>
          <Link to={back} replace css={buttonStyle('outline')}>
            Back to the list
          </Link>
        </Notice>
      ) : one.error ? (
        <LoadFailure error={one.error} onRetry={() => one.mutate()} />
      ) : (
        <TableSkeleton />
      )}
    </div>
  );
}

const boxStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  padding: space[4],
});
