import { postSorts, postStates, type PostState } from '../../../contract/posts/constants';
import { createListParams, type StateOf } from '../hooks/list/list-params';
import { param } from '../hooks/list/url-params';

/** The URL search params of the screen: the list, and the open post. */
export const postsParams = createListParams({
  query: param.search,
  state: param.oneOf('state', Object.keys(postStates) as PostState[], null),
  region: param.region,
  tag: param.id('tag', 60),
  ...param.sort(postSorts, 'changed'),
  page: param.page,
  post: param.viewOnly(param.id('post', 40)),
});
export type PostsParams = StateOf<typeof postsParams>;
