import { postStates, type PostState } from '../../../contract/posts/constants';
import { Badge } from '../../ui/badge';

export function PostStatusBadge({ state }: { state: PostState }) {
  return <Badge tone={state === 'published' ? 'teal' : 'plain'}>{postStates[state]}</Badge>;
}
