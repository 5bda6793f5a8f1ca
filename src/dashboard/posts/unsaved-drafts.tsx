import { useEffect, useState } from 'react';

import { space } from '../../theme/tokens';
import { Link } from '../components/link';
import { ariaLiveStyle } from '../components/status/messages';
import { warningBoxStyle } from '../components/status/notice';
import type { Draft } from '../drafts/draft';
import { useStaff } from '../hooks/use-staff';
import { PostDraft } from './post-draft';

const checkInterval = 1_000;

const isUnsavedPost = (draft: Draft): draft is PostDraft =>
  draft instanceof PostDraft && draft.isUnsaved;

export function UnsavedDrafts({ getPostUrl }: { getPostUrl: (id: string) => string }) {
  const { drafts } = useStaff();
  const [posts, setPosts] = useState<PostDraft[]>([]);
  useEffect(() => {
    // The first check waits as well: most posts are saved a moment after they are left.
    const timer = setInterval(() => setPosts(drafts.list().filter(isUnsavedPost)), checkInterval);
    return () => clearInterval(timer);
  }, [drafts]);
  return (
    <div role="status" css={ariaLiveStyle}>
      {posts.length > 0 && (
        <div css={warningBoxStyle}>
          <p>These posts have unsaved changes. Open one to see why:</p>
          <ul css={{ paddingInlineStart: space[5] }}>
            {posts.map(({ state: { saved, values } }) => (
              <li key={saved.id}>
                <Link to={getPostUrl(saved.id)}>{values.title || 'Untitled'}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
