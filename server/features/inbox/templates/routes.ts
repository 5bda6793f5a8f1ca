import type { FastifyRequest } from 'fastify';
import { findUnknownVariables } from '../../../../contract/inbox/template-text';
import { inboxEndpoints } from '../../../../contract/inbox/endpoints';
import type { NewTemplate } from '../../../../contract/inbox/template-schema';
import type { App } from '../../../core/http/app-type';
import { createHandle } from '../../../core/http/endpoints';
import { requireVisible } from '../../../core/http/presence/presence';
import { getActor } from '../../../core/http/request/staff';
import type { Context } from '../../context';
import { inTransaction, type Db } from '../../../core/db/engine';
import { recordAudit } from '../../../services/audit/record-audit';
import {
  addTemplate,
  changeTemplate,
  countTemplates,
  deleteTemplate,
  findTemplate,
  listTemplates,
} from './queries';
import type { RegionId } from '../../../../contract/shared/regions';
import { setTemplateFiles } from '../../../services/messages/files/upload-queries';
import { hasPersonName } from '../threads/person-name';
import { threadRecords } from '../threads/member-queries';
import { findThread } from '../threads/queries';
import { HttpError, validationError, notFound } from '../../../core/http/errors';

/** The list is sent whole. Two simultaneous additions may exceed the limit by one. */
const maxTemplates = 200;

export function templateRoutes(app: App, context: Context): void {
  const { database, encryption } = context;
  const { db } = database;

  const setFiles = (
    tx: Db,
    templateId: string,
    { files: ids = [] }: Pick<NewTemplate, 'files'>,
    email: string,
  ) => setTemplateFiles(tx, encryption, { templateId, ids, email });

  const requireListed = async (id: string) => {
    const template = (await listTemplates(db, encryption)).find((one) => one.id === id);
    if (template === undefined) throw notFound();
    return template;
  };

  const changeAudited = (
    request: FastifyRequest,
    action: 'add-template' | 'change-template' | 'delete-template',
    change: (tx: Db, actor: string) => Promise<string>,
  ) => {
    const actor = getActor(context, request);
    return inTransaction(db, async (tx) => {
      const name = await change(tx, actor.email);
      const subject = { kind: 'template', id: name.trim() } as const;
      await recordAudit(tx, actor, { action, subject });
    });
  };

  const handle = createHandle(app, context, inboxEndpoints);

  handle('GET /templates', async (request) => {
    const { userId, region } = request.query;
    const templates = await listTemplates(db, encryption);
    if (userId !== undefined) {
      await requireVisible(context, threadRecords, request, db, userId);
      return { templates, values: await findValues(context, userId) };
    }
    if (region === undefined) return { templates, values: null };
    return { templates, values: { ...noName, ...getOfficeValues(context, region) } };
  });

  handle('POST /templates', async (request) => {
    const { body } = request;
    requireKnownVariables(body);
    let id = '';
    await changeAudited(request, 'add-template', async (tx, actor) => {
      if ((await countTemplates(tx)) >= maxTemplates) {
        const message = `The limit is ${String(maxTemplates)} templates. Delete one you don’t need first.`;
        throw new HttpError(409, 'too_many', message);
      }
      id = await addTemplate(tx, body, actor);
      await setFiles(tx, id, body, actor);
      return body.name;
    });
    return requireListed(id);
  });

  handle('PUT /templates/:id', async (request) => {
    const template = { ...request.body, id: request.params.id };
    requireKnownVariables(template);
    await changeAudited(request, 'change-template', async (tx, actor) => {
      if (!(await changeTemplate(tx, template, actor))) throw await conflict(tx, template.id);
      await setFiles(tx, template.id, template, actor);
      return template.name;
    });
    return requireListed(template.id);
  });

  handle('DELETE /templates/:id', async (request) => {
    const { id } = request.params;
    await changeAudited(request, 'delete-template', async (tx, email) => {
      const { name } = await requireTemplate(tx, id);
      const version = Number(request.query.version);
      if (!(await deleteTemplate(tx, id, version))) throw await conflict(tx, id);
      await setFiles(tx, id, {}, email);
      return name;
    });
  });
}

const noName = { firstName: null, lastName: null };

/** The values of the variables for a thread. */
async function findValues({ database, encryption, regions }: Context, threadId: string) {
  const thread = await findThread(database.db, encryption, threadId);
  if (thread === null) throw notFound();
  const { lastName, profile } = thread;
  const firstName = profile?.preferredName || thread.firstName;
  const name = hasPersonName(thread) ? { firstName, lastName: lastName || null } : noName;
  return { ...name, ...getOfficeValues({ regions }, thread.region) };
}

function getOfficeValues({ regions }: Pick<Context, 'regions'>, region: RegionId) {
  const { company, phone, email } = regions[region];
  return { company, phone, email };
}

function requireKnownVariables({ body }: Pick<NewTemplate, 'body'>): void {
  const unknown = findUnknownVariables(body);
  if (unknown.length === 0) return;
  const names = unknown.map((name) => `{{${name}}}`).join(', ');
  throw validationError({ body: `Unknown placeholder: ${names}.` });
}

async function requireTemplate(tx: Db, id: string) {
  const template = await findTemplate(tx, id);
  if (template !== undefined) return template;
  throw new HttpError(404, 'not_found', 'This template was deleted.');
}

async function conflict(tx: Db, id: string): Promise<HttpError> {
  const { changedBy } = await requireTemplate(tx, id);
  const message = `${changedBy ?? 'Someone else'} changed this template.`;
  return new HttpError(409, 'changed_since', message);
}
