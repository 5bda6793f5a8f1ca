import { postSorts, postStates, type PostState } from '../../../contract/posts/constants';
import { regionIds } from '../../../contract/shared/regions';
import {
  flag,
  listAddress,
  nameOrNull,
  oneOf,
  page,
  words,
  type StateOf,
} from '../hooks/list/list-params';

const fields = {
  query: words(),
  state: oneOf('state', Object.keys(postStates) as PostState[], null),
  region: oneOf('region', regionIds, null),
  tag: nameOrNull('tag', 60),
  sort: oneOf('sort', postSorts, 'changed'),
  down: flag('down'),
  page,
  post: { ...nameOrNull('post', 40), isBeside: true },
};

/** The URL search params of the screen: the list, and the open post. */
export type PostsParams = StateOf<typeof fields>;
export const postsParams = listAddress(fields);
