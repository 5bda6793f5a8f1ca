import type { NavLink, RegionRecord, SitemapContext } from '../../site/page-context';
import { getRegionOfPath, routes } from '../../site/routes';
import type { PlannedPage } from './planned-page';

/** The links of the page /sitemap: one group per office, then articles. */
export function createSitemapGroups(
  plan: PlannedPage[],
  offices: RegionRecord[],
): SitemapContext['groups'] {
  const listed = plan.filter(
    ({ path, context }) =>
      !context.unlisted && !path.startsWith(`${routes.blog}/tags/`) && !/\/page\/\d+$/.test(path),
  );
  const toLink = ({ path, context }: PlannedPage): NavLink => ({ label: context.title, path });
  const isPost = (page: PlannedPage) => page.template === 'post';
  return [
    ...offices.map(({ id, place }) => ({
      label: place,
      links: listed
        .filter((page) => !isPost(page) && getRegionOfPath(page.path) === id)
        .map(toLink),
    })),
    { label: 'Articles', links: listed.filter(isPost).map(toLink) },
  ];
}
