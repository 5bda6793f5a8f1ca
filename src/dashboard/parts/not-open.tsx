import { css } from '@emotion/react';
import { Link } from 'gatsby';
import { SearchX } from 'lucide-react';
import { space } from '../../theme/space';
import { buttonStyle } from '../../ui/button-style';
import { LoadFailure } from './load-failure';
import { Notice } from './notice';
import { TableSkeleton } from './table';
import { BackLink, CloseLink } from './ways-back';

type NotOpenProps = {
  isMissing: boolean;
  /** What is said when it is missing: 'There is no such job'. */
  missingWords: string;
  /** The address of the list alone. */
  back: string;
  error: unknown;
  onRetry: () => Promise<unknown>;
};

/** Where something of a list would be open: it is not there, could not be loaded, or is on its way. The way back is there all the same. */
export function NotOpen({ isMissing, missingWords, back, error, onRetry }: NotOpenProps) {
  return (
    <div css={boxStyle}>
      <div css={{ display: 'flex' }}>
        <BackLink to={back} />
        <CloseLink to={back} words="Close" />
      </div>
      {isMissing ? (
        <Notice icon={SearchX} title={missingWords}>
          <Link to={back} replace css={buttonStyle('outline')}>
            Back to the list
          </Link>
        </Notice>
      ) : error ? (
        <LoadFailure error={error} onRetry={onRetry} />
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
