import { postStates, type PostState } from '../../../contract/posts/constants';
import { Badge } from '../../ui/badge';

/** The state of a post: what visitors can read stands out. */
export function PostBadge({ state }: { state: PostState }) {
  return <Badge tone={state === 'published' ? 'teal' : 'plain'}>{postStates[state]}</Badge>;
}
