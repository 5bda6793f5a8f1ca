import { ownRoutes } from '../../../contract/shared/routes';
import { defaultRegion } from '../../../contract/shared/regions';
import { routes } from '../../site/routes';
import { getParentLinks, type Layouts } from './page-contexts';
import type { PlannedPage } from './planned-page';

/** How a request to the help desk stands, for whoever has its private link; it has no file of its own. */
export function planHelpDeskStatus(shells: Layouts): PlannedPage[] {
  const path = ownRoutes.helpDeskStatus;
  const parents = [
    ...getParentLinks(defaultRegion, shells),
    { label: 'Help desk', path: routes.helpDesk },
  ];
  const title = 'Your request';
  const context = {
    ...shells[defaultRegion],
    pagePath: path,
    source: '',
    title,
    description: 'How your request to the office stands. The link to this page is private.',
    lead: null,
    illustration: null,
    updated: null,
    breadcrumbs: [...parents, { label: title, path }],
    unlisted: true,
    withFaqs: false,
    withCountyMap: false,
    regionId: defaultRegion,
    offices: Object.values(shells).map(({ region }) => region),
  };
  return [{ path, template: 'help-desk-status', file: 'the status of a request', context }];
}
