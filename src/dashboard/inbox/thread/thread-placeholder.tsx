import { css } from '@emotion/react';
import { MessageSquareDashed, UserSearch } from 'lucide-react';
import { space } from '../../../theme/space';
import { buttonStyle } from '../../../ui/buttons/button.styles';
import { Spinner } from '../../../ui/loading/spinner';
import { Link } from '../../components/link/link';
import { LoadError, Notice } from '../../components/status/notice';

type ThreadPlaceholderProps = {
  selected: string | null;
  isMissing: boolean;
  error: unknown;
  onRetry: () => void;
  hasThreads: boolean;
  listUrl: string;
};

/** Shown while no thread is open, or the open one is loading, has failed to load, or doesn't exist. */
export function ThreadPlaceholder(props: ThreadPlaceholderProps) {
  const { selected, isMissing, error, onRetry, hasThreads, listUrl } = props;
  if (selected === null && !hasThreads) return null;
  return (
    <div css={centeredStyle}>
      {selected === null ? (
        <Notice icon={MessageSquareDashed} title="Select a thread" />
      ) : isMissing ? (
        <Notice icon={UserSearch} title="Thread not found">
          <p>The link may be old, or the thread may have been deleted.</p>
          <Link to={listUrl} css={buttonStyle('outline')}>
            Back to list
          </Link>
        </Notice>
      ) : error ? (
        <LoadError error={error} onRetry={() => Promise.resolve(onRetry())} />
      ) : (
        <Spinner label="Loading thread" />
      )}
    </div>
  );
}

const centeredStyle = css({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: space[4],
});
