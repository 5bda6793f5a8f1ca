import type { App } from '../http/app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { inTransaction } from '../db/engine';
import { findResume } from './queries';
import { recordAudit } from '../audit/service';
import { notFound } from '../http/errors';
import { applicationParam } from './routes';
import { sendInert } from '../http/send-attachment';
import { staffRoute } from '../http/staff-route';

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};

/** GET /jobs/applications/{id}/resume: the résumé. Who took it, and when, is recorded. */
export function jobApplicationFileRoutes(app: App, context: Context): void {
  const { database, vault } = context;

  app.get(
    '/jobs/applications/:id/resume',
    staffRoute(
      context,
      {
        summary: 'The résumé of an application',
        description: 'Answers the file itself: PDF, DOC or DOCX.',
        perMinute: 30,
      },
      { params: applicationParam },
    ),
    async (request, reply) => {
      const { id } = request.params;
      const file = await inTransaction(database.db, async (tx) => {
        const found = await findResume(tx, vault, id);
        if (found === null) throw notFound();
        await recordAudit(tx, {
          at: context.now().toISOString(),
          actor: staffOf(request).email,
          action: 'open-resume',
          subject: { kind: 'application', id },
        });
        return found;
      });
      return sendInert(reply, { ...file, name: `resume.${extensions[file.type] ?? 'bin'}` });
    },
  );
}
