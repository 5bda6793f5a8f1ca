import { postSorts, postStates, type PostState } from '../../../contract/posts/constants';
import { regionIds } from '../../../contract/shared/regions';
import {
  flagParam,
  createListParams,
  idParam,
  enumParam,
  pageParam,
  searchParam,
  type ParamState,
} from '../hooks/list/list-params';

const fields = {
  query: searchParam(),
  state: enumParam('state', Object.keys(postStates) as PostState[], null),
  region: enumParam('region', regionIds, null),
  tag: idParam('tag', 60),
  sort: enumParam('sort', postSorts, 'changed'),
  isReversed: flagParam('down'),
  page: pageParam,
  post: { ...idParam('post', 40), isViewOnly: true },
};

/** The URL search params of the screen: the list, and the open post. */
export type PostsParams = ParamState<typeof fields>;
export const postsParams = createListParams(fields);
