import { useEffect, useState } from 'react';
import { css } from '@emotion/react';
import { color } from '../../theme/color';
import { radius } from '../../theme/shape';
import { space } from '../../theme/space';
import { Link } from '../components/link/link';
import { liveStyle } from '../components/styles/aria-live.styles';
import { useStaff } from '../hooks/session/use-staff';
import { leftPosts } from './draft/use-stored-draft';

/** So often is looked what is left, in milliseconds: what is saved before the first look is not told at all. */
const every = 1_000;

/** Names the posts in which text was left that is not saved: for want of a connection, or because there is something to decide. */
export function LeftPosts({ linkOf }: { linkOf: (id: string) => string }) {
  const { forms } = useStaff();
  const [left, setLeft] = useState<ReturnType<typeof leftPosts>>([]);
  useEffect(() => {
    const look = () => {
      const now = leftPosts(forms);
      setLeft((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now));
    };
    const timer = setInterval(look, every);
    return () => clearInterval(timer);
  }, [forms]);
  return (
    <div role="status" css={liveStyle}>
      {left.length > 0 && (
        <div css={boxStyle}>
          <p>What you have written here is not saved yet. Open it to see why:</p>
          <ul css={listStyle}>
            {left.map(({ id, title }) => (
              <li key={id}>
                <Link to={linkOf(id)}>{title || 'Without a title'}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const boxStyle = css({
  padding: space[4],
  borderRadius: radius.medium,
  background: color.warningSoft,
  overflowWrap: 'anywhere',
});
const listStyle = css({ paddingInlineStart: space[5] });
