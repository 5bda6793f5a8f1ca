import Type from 'typebox';
import { unknownVariables } from '../../../contract/inbox/template-text';
import {
  NewTemplate,
  Template,
  TemplateChange,
  TemplatesAnswer,
} from '../../../contract/inbox/template-schema';
import { versionText } from '../../../contract/shared/schema/fields';
import type { App } from '../../http/app-type';
import { staffOf } from '../../auth/guards';
import type { Context } from '../../context';
import { inTransaction, type Db } from '../../db/engine';
import { recordAudit } from '../../audit/service';
import {
  addTemplate,
  changeTemplate,
  countTemplates,
  deleteTemplate,
  findTemplateChange,
  listTemplates,
} from './queries';
import { findThread } from '../threads/queries';
import { HttpError, invalid, notFound } from '../../http/errors';
import { limits } from '../../http/limits/rate-limit';
import { idParam } from '../../http/request/id-param';

/** All of them come with each opening of their list. Two who add the last one at the same moment may both do so. */
const mostTemplates = 200;

const params = Type.Object({ id: idParam });
const tags = ['Staff'];
const security = [{ idToken: [] }];

/** GET, POST /templates, PUT, DELETE /templates/{id}: the office's texts for replies (docs/decisions/024). */
export function templateRoutes(app: App, context: Context): void {
  const { db } = context.database;
  const config = limits(context, { max: 60, perMinutes: 1, by: 'staff' });
  app.get(
    '/templates',
    {
      schema: {
        summary: 'The templates for replies, by name',
        tags,
        security,
        querystring: Type.Object(
          { userId: Type.Optional(idParam) },
          { additionalProperties: false },
        ),
        response: { 200: TemplatesAnswer },
      },
    },
    async ({ query: { userId } }) => ({
      templates: await listTemplates(db),
      values: userId === undefined ? null : await valuesOf(context, userId),
    }),
  );

  app.post(
    '/templates',
    {
      config,
      schema: {
        summary: 'Add a template',
        tags,
        security,
        body: NewTemplate,
        response: { 201: Template },
      },
    },
    async (request, reply) => {
      const { body } = request;
      refuseUnknown(body);
      const actor = staffOf(request).email;
      const id = await inTransaction(db, async (tx) => {
        if ((await countTemplates(tx)) >= mostTemplates) throw full();
        const made = await addTemplate(tx, body, actor);
        await record(tx, { context, actor, action: 'add-template', name: body.name });
        return made;
      });
      void reply.code(201);
      return { ...body, id, version: 1 };
    },
  );

  app.put(
    '/templates/:id',
    {
      config,
      schema: {
        summary: 'Change a template',
        tags,
        security,
        params,
        body: TemplateChange,
        response: { 200: Template },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { version, ...template } = request.body;
      refuseUnknown(template);
      const actor = staffOf(request).email;
      await inTransaction(db, async (tx) => {
        if (!(await changeTemplate(tx, { id, version }, template, actor))) {
          throw await templateChanged(tx, id);
        }
        await record(tx, { context, actor, action: 'change-template', name: template.name });
      });
      return { ...template, id, version: version + 1 };
    },
  );

  app.delete(
    '/templates/:id',
    {
      config,
      schema: {
        summary: 'Delete a template',
        tags,
        security,
        params,
        querystring: Type.Object({ version: versionText }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const version = Number(request.query.version);
      const actor = staffOf(request).email;
      await inTransaction(db, async (tx) => {
        const { name } = (await findTemplateChange(tx, id)) ?? gone();
        if (!(await deleteTemplate(tx, { id, version }))) throw await templateChanged(tx, id);
        await record(tx, { context, actor, action: 'delete-template', name });
      });
      return reply.code(204).send(null);
    },
  );
}

/** What is known of a person and their office. A thread that came by a text alone is called by its number, which is no name. */
async function valuesOf({ database, regions }: Context, userId: string) {
  const thread = await findThread(database.db, userId);
  if (thread === null) throw notFound();
  const { company, phone, email } = regions[thread.region];
  const nameOr = (text: string) => (/\p{L}/u.test(text) ? text : null);
  return {
    firstName: nameOr(thread.firstName),
    lastName: nameOr(thread.lastName),
    company,
    phone,
    email,
  };
}

function refuseUnknown({ body }: Pick<NewTemplate, 'body'>): void {
  const unknown = unknownVariables(body);
  if (unknown.length === 0) return;
  const names = unknown.map((name) => `{{${name}}}`).join(', ');
  throw invalid({ body: `There is no such variable: ${names}.` });
}

function full(): HttpError {
  return new HttpError(
    409,
    'too_many',
    `There are ${String(mostTemplates)} templates, the most there can be. Please delete one that nobody uses, then add this one.`,
  );
}

async function templateChanged(tx: Db, id: string): Promise<HttpError> {
  const { by } = (await findTemplateChange(tx, id)) ?? gone();
  return new HttpError(409, 'changed', `Changed by ${by ?? 'somebody else'} meanwhile.`);
}

function gone(): never {
  throw new HttpError(404, 'not_found', 'Somebody has deleted this template.');
}

type Recorded = {
  context: Context;
  actor: string;
  action: 'add-template' | 'change-template' | 'delete-template';
  name: string;
};

function record(tx: Db, { context, actor, action, name }: Recorded): Promise<void> {
  const subject = { kind: 'template', id: name.trim() } as const;
  return recordAudit(tx, { at: context.now().toISOString(), actor, action, subject });
}
