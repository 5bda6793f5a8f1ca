import { css } from '@emotion/react';
import { MessageSquareDashed, UserSearch } from 'lucide-react';
import { space } from '../../../theme/space';
import { buttonStyle } from '../../../ui/buttons/button.styles';
import { Link } from '../../components/link/link';
import { Notice } from '../../components/status/notice';

type NoThreadProps = {
  /** Whether the address names a thread that is not there; else none has been chosen. */
  missing: boolean;
  back: string;
};

/** What stands where a thread would. */
export function NoThread({ missing, back }: NoThreadProps) {
  return (
    <div css={centredStyle}>
      {missing ? (
        <Notice icon={UserSearch} title="This thread is not there">
          <p>The link may be old, or the thread may have been deleted.</p>
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

export const centredStyle = css({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  padding: space[4],
});
