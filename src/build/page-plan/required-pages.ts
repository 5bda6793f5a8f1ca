import { ownRoutes } from '../../../contract/shared/routes';
import { defaultRegion, pathIn, regionIds } from '../../../contract/shared/regions';
import { routes } from '../../site/routes';
import type { ContentIssue } from '../content/content-issue';

/** What is not made from a file of its own name in content/pages/. */
const services: readonly string[] = [routes.nhtd, routes.hha, routes.privatePay];
const legal: readonly string[] = [routes.privacyPolicy, routes.terms, routes.disclaimer];
const withoutFile: readonly string[] = [
  routes.home,
  routes.newJersey,
  routes.maryland,
  routes.michigan,
  ownRoutes.helpDeskStatus,
];

const roots = [...Object.values(routes), ...Object.values(ownRoutes), '/404'].filter(
  (path) => !withoutFile.includes(path),
);

/**
 * The pages that the specification, the forms and the server lead to, and that no file makes; each fault names the file that
 * is to be there. `paths` are those of the plan.
 */
export function findMissingPages(paths: ReadonlySet<string>): ContentIssue[] {
  const missing = roots.filter((path) => !paths.has(path));
  const thanks = regionIds.filter((region) => !paths.has(pathIn(region, ownRoutes.thankYou)));
  return [
    ...missing.map((path) => ({
      file: fileOf(path),
      line: 1,
      problem: `This file is missing: the site needs a page ${path}.`,
      advice: 'Write it, or bring it back; docs/editing-content.md lists its fields.',
    })),
    ...(missing.includes(ownRoutes.thankYou) || thanks.length === 0
      ? []
      : [
          {
            file: fileOf(ownRoutes.thankYou),
            line: 1,
            problem: `"regions" does not list ${thanks.join(', ')}: forms of every region end on this page.`,
            advice: `Write regions: [${regionIds.filter((id) => id !== defaultRegion).join(', ')}].`,
          },
        ]),
  ];
}

function fileOf(path: string): string {
  const folder = services.includes(path) ? 'services' : legal.includes(path) ? 'legal' : 'pages';
  return `content/${folder}${path}.mdx`;
}
