import type { GatsbyNode } from 'gatsby';
import { isClientRoute } from '../../site/routes';

/** The file routes of sign-in and dashboard answer for everything below their path as well. */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  if (!isClientRoute(page.path) || page.matchPath !== undefined) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath: `${page.path.replace(/\/$/, '')}/*` });
};
