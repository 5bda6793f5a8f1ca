import type { EndpointTable } from '../shared/schema/endpoint';
import { siteScreens } from './screens';
import { Published, Publishing } from './schema';

export const publishingEndpoints = {
  'GET /publishing': {
    summary: 'Get the publishing status of the site',
    access: siteScreens,
    response: Publishing,
  },
  'POST /publishing/retry': {
    summary: 'Publish again after a failure',
    access: siteScreens,
    perMinute: 10,
    response: Publishing,
    status: 202,
  },
  'GET /published': {
    summary: 'List published posts and jobs, for the build of the site',
    // It contains nothing scheduled.
    access: 'anyone',
    perMinute: 60,
    response: Published,
  },
  'POST /publishing/report': {
    summary: 'A report of the site’s host about a build',
    description:
      'Netlify’s deploy notification: state is ready or error, created_at when the build began. X-Webhook-Signature: a JWT (HS256, DEPLOY_REPORT_SECRET) with iss netlify and sha256, the SHA-256 of the body in hex.',
    access: 'signature',
    perMinute: 60,
    body: 'file',
  },
} as const satisfies EndpointTable;
