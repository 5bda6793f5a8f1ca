import { clientRoutes } from '../../site/routes';

const applications = Object.values(clientRoutes).flatMap((path) => [path, `${path}/*`]);

/**
 * Chrome's browsers load a page when the visitor points at its link, and not with Save-Data. Files and the applications are left
 * out.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/*.*', ...applications] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
