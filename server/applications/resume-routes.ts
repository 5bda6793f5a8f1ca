import { recordAudit } from '../audit/service';
import { getActor } from '../auth/guards';
import type { Context } from '../context';
import { inTransaction } from '../db/engine';
import type { App } from '../http/app-type';
import { notFound } from '../http/errors';
import { sendAttachment } from '../http/send-attachment';
import { staffRouteOptions } from '../http/staff-route';
import { findResume } from './queries';
import { resumeTypes } from './resume';
import { applicationParam } from './service';

/** Every download of a résumé has an audit entry. */
export function resumeRoutes(app: App, context: Context): void {
  const { database, vault } = context;

  app.get(
    '/jobs/applications/:id/resume',
    staffRouteOptions(
      context,
      {
        summary: 'Download the résumé of an application',
        description: 'Returns a PDF, DOC, or DOCX file.',
        perMinute: 30,
      },
      { params: applicationParam },
    ),
    async (request, reply) => {
      const { id } = request.params;
      const { by, at } = getActor(context, request);
      const resume = await inTransaction(database.db, async (tx) => {
        const found = await findResume(tx, vault, id);
        if (found === null) throw notFound();
        const subject = { kind: 'application', id } as const;
        await recordAudit(tx, { at, actor: by, action: 'open-resume', subject });
        return found;
      });
      const [extension = 'bin'] =
        Object.entries(resumeTypes).find(([, type]) => type === resume.type) ?? [];
      return sendAttachment(reply, { ...resume, name: `resume.${extension}` });
    },
  );
}
