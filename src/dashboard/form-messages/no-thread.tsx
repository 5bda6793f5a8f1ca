import { Link } from 'gatsby';
import { MessageSquareDashed, UserSearch } from 'lucide-react';
import { space } from '../../theme/space';
import { Button } from '../../ui/button';
import { buttonStyle } from '../../ui/button-style';
import { Notice } from '../parts/notice';

type NoThreadProps = {
  /** Whether the address names a thread that is not there; else none has been chosen. */
  missing: boolean;
  back: string;
  /** Undefined when every thread that can be listed is. */
  onShowOlder: (() => void) | undefined;
};

/** What stands where a thread would. */
export function NoThread({ missing, back, onShowOlder }: NoThreadProps) {
  return (
    <div css={{ display: 'grid', placeItems: 'center', height: '100%', padding: space[4] }}>
      {missing ? (
        <Notice icon={UserSearch} title="This thread is not there">
          {onShowOlder ? (
            <>
              <p>It may be older than the threads that are listed.</p>
              <Button onClick={onShowOlder}>Look among older ones</Button>
            </>
          ) : (
            <p>The link may be old, or the thread may have been deleted.</p>
          )}
          <Link to={back} css={buttonStyle('outline')}>
            Go to the list
          </Link>
        </Notice>
      ) : (
        <Notice icon={MessageSquareDashed} title="Choose a thread to read and answer it" />
      )}
    </div>
  );
}
