import { useEffect, useState } from 'react';
import { css } from '@emotion/react';
import { color, space, radius } from '../../theme/tokens';
import { Link } from '../components/link';
import { ariaLiveStyle } from '../components/status/messages';
import { type FormDraft, useStaff } from '../hooks/use-staff';

const checkInterval = 1_000;

function listUnsavedPosts(drafts: ReadonlyMap<string, FormDraft>): { id: string; title: string }[] {
  return [...drafts.values()].flatMap((draft) =>
    draft.kind === 'post'
      ? [{ id: draft.base.id, title: draft.values.title ?? draft.base.values.title }]
      : [],
  );
}

/** Lists the posts that were left with unsaved text. */
export function UnsavedDrafts({ getPostUrl }: { getPostUrl: (id: string) => string }) {
  const staff = useStaff();
  const [posts, setPosts] = useState<ReturnType<typeof listUnsavedPosts>>([]);
  useEffect(() => {
    // The first check waits as well: most posts are saved a moment after they are left.
    const timer = setInterval(() => setPosts(listUnsavedPosts(staff.forms)), checkInterval);
    return () => clearInterval(timer);
  }, [staff.forms]);
  return (
    <div role="status" css={ariaLiveStyle}>
      {posts.length > 0 && (
        <div css={boxStyle}>
          <p>These posts have unsaved changes. Open one to see why:</p>
          <ul css={{ paddingInlineStart: space[5] }}>
            {posts.map(({ id, title }) => (
              <li key={id}>
                <Link to={getPostUrl(id)}>{title || 'Untitled'}</Link>
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
