import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { jwtVerify } from 'jose';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { publishingEndpoints } from '../../../../contract/publishing/endpoints';
import type { ServiceContext } from '../../context';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { HttpError, notFound } from '../../../core/http/errors';
import { recordReport } from './queries';

const maxBytes = 256 * 1024;

/** The properties that we read of Netlify's deploy. */
const Report = Type.Object({
  state: Type.String(),
  created_at: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' }),
  error_message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  context: Type.Optional(Type.String()),
});

/** POST /publishing/report: the site's host tells that a build is on the site, or why it failed (docs/production.md). */
export function deployReportRoutes(app: App, context: ServiceContext): void {
  const { publish } = context.config;
  const secret = publish.kind === 'hook' ? publish.reportSecret : null;
  const handle = createHandle(app, context, publishingEndpoints);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  );

  handle(
    'POST /publishing/report',
    async (request) => {
      if (secret === null) throw notFound();
      const report = parseReport(await verifyBody(request, secret));
      const { state, created_at, error_message, context: target = 'production' } = report;
      // Netlify also reports previews, and steps before the result.
      if (target === 'production' && (state === 'ready' || state === 'error')) {
        await recordReport(context.database.db, {
          builtFrom: new Date(created_at),
          error: state === 'error' ? formatBuildError(error_message ?? null) : null,
          at: context.now().toISOString(),
        });
      }
      request.log.info({ state, target }, 'Report of the site’s host');
    },
    { onRequest: (_request, _reply, done) => done(secret === null ? notFound() : undefined) },
  );
}

/** Returns the signed body. Throws 401. */
async function verifyBody(request: FastifyRequest, secret: string): Promise<string> {
  const signature = String(request.headers['x-webhook-signature'] ?? '');
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  try {
    const key = new TextEncoder().encode(secret);
    const options = { algorithms: ['HS256'], issuer: 'netlify' };
    const { payload } = await jwtVerify(signature, key, options);
    if (payload['sha256'] === createHash('sha256').update(body).digest('hex')) {
      return body.toString();
    }
  } catch {
    // Handled like another body.
  }
  request.log.warn(
    'The signature of a deploy report is wrong: DEPLOY_REPORT_SECRET differs from the host’s',
  );
  throw new HttpError(401, 'unauthorized', 'The signature is missing or wrong.');
}

function parseReport(body: string): Type.Static<typeof Report> {
  try {
    const report: unknown = JSON.parse(body);
    if (Check(Report, report) && !Number.isNaN(Date.parse(report.created_at))) return report;
  } catch {
    // Handled like other properties.
  }
  throw new HttpError(400, 'validation', 'The body is not a report of a deploy.');
}

function formatBuildError(reason: string | null): string {
  const detail = (reason ?? '').replace(/\s+/g, ' ').trim().replace(/\.$/, '').slice(0, 300);
  return `The site’s host couldn’t build it${detail === '' ? '' : ` (${detail})`}.`;
}
