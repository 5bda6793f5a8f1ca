import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { smsKeyHeader } from '../../contract/sms/constants';
import type { App } from './app-type';

/** The OpenAPI document, made from the contract's schemas: a page at /api/docs, JSON at /api/docs/json. */
export async function registerOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    // Schemas keep the names the contract gives them.
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
          'Every answer with a status of 400 or more has the shape {error: {code, message, fields?}}. ' +
          'The public forms, POST /chats/{userId}/replies and POST /chats/{userId}/notes take an Idempotency-Key header, so that a retry does its work once.',
      },
      components: {
        securitySchemes: {
          idToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'Firebase ID token of a person with a verified e-mail',
          },
          apiKey: {
            type: 'apiKey',
            in: 'header',
            name: smsKeyHeader,
            description: 'Ships with the site: no secret',
          },
        },
      },
    },
    // The framework cannot see a form's body, since the route reads its parts itself.
    transform: ({ schema, url, route }) => ({
      schema: route.config?.form ? { ...schema, body: route.config.form.body } : schema,
      url,
    }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // Where this scope stands: without it the page at /api/docs, with no slash at its end, asks for its files elsewhere.
    indexPrefix: '/api',
    staticCSP: false,
  });
}
