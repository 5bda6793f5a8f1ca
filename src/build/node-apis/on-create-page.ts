import type { GatsbyNode } from 'gatsby';
import { isClientRoute } from '../../site/routes';

/** The pages of sign-in and dashboard handle all paths below theirs. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  if (!isClientRoute(page.path) || page.matchPath !== undefined) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `${page.path.replace(/\/$/, '')}/*` });
};
