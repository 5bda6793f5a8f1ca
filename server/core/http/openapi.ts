import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { smsKeyHeader } from '../../../contract/sms/constants';
import type { App } from './app-type';

/** OpenAPI from the contract's schemas: a page at /api/docs, JSON at /api/docs/json. */
export async function registerOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        String(json['$id'] ?? `schema-${String(index)}`),
    },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Larkspan API',
        version: '1',
        description:
          'Every response with a status of 400 or more has the shape {error: {code, message, fields?}}. ' +
          'The public forms, POST /chats/{userId}/replies and POST /chats/{userId}/notes take an Idempotency-Key header, so that a retry has no second effect.',
      },
      components: {
        securitySchemes: {
          idToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'Firebase ID token of a person with a verified email',
          },
          apiKey: {
            type: 'apiKey',
            in: 'header',
            name: smsKeyHeader,
            description: 'Ships with the site; not a secret',
          },
        },
      },
    },
    // Form routes parse their multipart bodies themselves, so Fastify has no schema of them.
    transform: ({ schema, url, route }) => ({
      schema: route.config?.form ? { ...schema, body: route.config.form.bodySchema } : schema,
      url,
    }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // Without it, the page at /api/docs (no trailing slash) would look for its files at the wrong path.
    indexPrefix: '/api',
    staticCSP: false,
  });
}
