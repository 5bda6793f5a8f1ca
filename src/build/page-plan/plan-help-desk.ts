import { extraRoutes } from '../../../contract/shared/routes';
import { defaultRegion } from '../../../contract/shared/regions';
import { routes } from '../../site/routes';
import { getParentLinks, type Layouts } from './page-contexts';
import type { PlannedPage } from './planned-page';

/** The status page of help-desk requests, which has no file in content/. */
export function planHelpDeskStatus(layouts: Layouts): PlannedPage[] {
  const path = extraRoutes.helpDeskStatus;
  const parents = [
    ...getParentLinks(defaultRegion, layouts),
    { label: 'Help desk', path: routes.helpDesk },
  ];
  const title = 'Your request';
  const context = {
    ...layouts[defaultRegion],
    pagePath: path,
    source: '',
    title,
    description: 'The status of your request to the office. The link to this page is private.',
    lead: null,
    illustration: null,
    updated: null,
    breadcrumbs: [...parents, { label: title, path }],
    unlisted: true,
    withFaqs: false,
    withCountyMap: false,
    regionId: defaultRegion,
    offices: Object.values(layouts).map(({ region }) => region),
  };
  return [{ path, template: 'help-desk-status', file: 'the status of a request', context }];
}
