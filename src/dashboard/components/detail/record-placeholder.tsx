import { css } from '@emotion/react';
import SearchX from 'lucide-react/icons/search-x';
import { space } from '../../../theme/tokens';
import { buttonStyle } from '../../../ui/buttons/button.styles';
import { Link } from '../link';
import { LoadError, Notice, TableSkeleton } from '../status/notice';
import { stackStyle } from '../dashboard.styles';
import { BackLink, CloseLink } from './detail-pane';

type RecordPlaceholderProps = {
  record: { isMissing: boolean; error: unknown; mutate: () => Promise<unknown> };
  /** 'Job not found' */
  missingMessage: string;
  backUrl: string;
};

/** Shown in the detail pane while the record loads, or if it is missing or failed to load. */
export function RecordPlaceholder({ record, missingMessage, backUrl }: RecordPlaceholderProps) {
  return (
    <div css={placeholderStyle}>
      <div css={{ display: 'flex' }}>
        <BackLink to={backUrl} />
        <CloseLink to={backUrl} label="Close" />
      </div>
      {record.isMissing ? (
        <Notice icon={SearchX} title={missingMessage}>
          <Link to={backUrl} replace css={buttonStyle('outline')}>
            Back to the list
          </Link>
        </Notice>
      ) : record.error ? (
        <LoadError error={record.error} onRetry={() => record.mutate()} />
      ) : (
        <TableSkeleton />
      )}
    </div>
  );
}

const placeholderStyle = css(stackStyle(space[3]), { padding: space[4] });
