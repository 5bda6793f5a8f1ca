import { extraRoutes } from '../../../contract/shared/routes';
import { defaultRegion, getRegionPath, regionIds } from '../../../contract/shared/regions';
import { routes } from '../../shared/routes';
import { createFileIssue, type ContentIssue } from '../content/issues';

/** Pages that aren't in content/pages/. */
const services: readonly string[] = [routes.nhtd, routes.hha, routes.privatePay];
const legal: readonly string[] = [
  routes.privacyPolicy,
  routes.privacyPractices,
  routes.nondiscrimination,
  routes.terms,
  routes.disclaimer,
];
const withoutFile: readonly string[] = [routes.home, extraRoutes.helpDeskStatus];

const roots = [...Object.values(routes), ...Object.values(extraRoutes), '/404'].filter(
  (path) => !withoutFile.includes(path),
);

/** Checks that all pages exist that the specification, forms, and server link to. @param paths the planned pages */
export function findMissingPages(paths: ReadonlySet<string>): ContentIssue[] {
  const missing = roots.filter((path) => !paths.has(path));
  const regionsWithout = regionIds.filter(
    (region) => !paths.has(getRegionPath(region, extraRoutes.thankYou)),
  );
  return [
    ...missing.map((path) =>
      createFileIssue(
        getFilePath(path),
        `This file is missing: the site needs the page ${path}.`,
        'Add it; docs/editing.md lists its fields.',
      ),
    ),
    ...(missing.includes(extraRoutes.thankYou) || regionsWithout.length === 0
      ? []
      : [
          createFileIssue(
            getFilePath(extraRoutes.thankYou),
            `"regions" does not list ${regionsWithout.join(', ')}: forms in every region lead to this page.`,
            `Write regions: [${regionIds.filter((id) => id !== defaultRegion).join(', ')}].`,
          ),
        ]),
  ];
}

function getFilePath(path: string): string {
  const folder = services.includes(path) ? 'services' : legal.includes(path) ? 'legal' : 'pages';
  return `content/${folder}${path}.mdx`;
}
