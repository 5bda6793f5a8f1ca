import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { extraRoutes } from '../../contract/shared/routes';
import { getPhoneDigits } from '../../contract/shared/phone';
import { findRegion, getRegionPath, type RegionId } from '../../contract/shared/regions';
import type { App } from '../http/app-type';
import type { Context } from '../context';
import type { Db } from '../db/engine';
import { HttpError } from '../http/errors';
import { rateLimit } from '../http/limits/rate-limit';
import { getRequestRegion, getSiteOrigin, wantsHtml } from './request-context';
import { readBuiltPage } from './pages/built-page';
import { sendPage } from './pages/page';
import { enforceFormQuota } from './quotas/quotas';
import { parseMultipart, type FilePart } from '../http/request/multipart';
import { getClientAbortSignal } from '../http/request/abort-signal';
import { getClientKey } from '../http/request/client-key';
import { getFormIdempotencyKey, createIdempotent } from '../http/idempotency/idempotency';

type FormFacts = {
  labels: Readonly<Record<string, string>>;
  page: string;
  /** A page to continue on if the form's subject is gone (410). */
  instead?: { path: string; label: string };
  body: object;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    form?: FormFacts;
  }
}

export type Submission<Answers, File> = {
  id: string;
  now: Date;
  answers: Answers;
  file: File | null;
  /** The client's address, for quotas; it must not be stored in clear. */
  address: string;
};

/** Per client and form, rejected submissions included: a whole office may share one address. */
const maxPerTenMinutes = 60;

/** Nobody fills out a form faster. */
const minFillTime = 1_500;

export type PublicForm<Answers extends { contact: string }, File, Receipt extends object> = {
  /** Below /api; without its slash, the scope of idempotency keys. */
  path: `/${string}`;
  summary: string;
  facts: FormFacts;
  /** Null if the form accepts no file; `read` validates its content. */
  file:
    | (FilePart & {
        read: (bytes: Buffer, name: string, client: string, signal: AbortSignal) => Promise<File>;
      })
    | null;
  read: (texts: Readonly<Record<string, string>>, request: FastifyRequest) => Answers;
  /** The form's region, or null for that of the page it was sent from; by default the field `region`. */
  getRegion?: (texts: Readonly<Record<string, string>>) => RegionId | null;
  /** Throws if the form cannot be accepted now. Runs before the file is checked, and not for a retry. */
  assertAccepted?: (answers: Answers) => Promise<void>;
  write: (tx: Db, submission: Submission<Answers, File>) => Promise<void>;
  schema: TSchema;
  receipt: (id: string) => Receipt | Promise<Receipt>;
  /** Title and HTML for a browser without script; by default it is redirected to the region's thank-you page. */
  receiptPage?: (receipt: Receipt, site: string) => { title: string; body: string };
};

/**
 * Registers a public multipart form. All forms share the parsing, bot protection, validation, file check, idempotency, and response
 * (docs/decisions/011-public-forms.md).
 */
export function registerPublicForm<
  Answers extends { contact: string },
  File,
  Receipt extends object,
>(app: App, context: Context, form: PublicForm<Answers, File, Receipt>): void {
  const scope = form.path.slice(1);
  app.post(
    form.path,
    {
      config: {
        ...rateLimit(context, { max: maxPerTenMinutes, perMinutes: 10 }),
        form: form.facts,
        fileBytes: form.file?.maxBytes ?? 0,
      },
      schema: {
        summary: form.summary,
        tags: ['Visitors'],
        consumes: ['multipart/form-data'],
        response: { 200: form.schema },
      },
    },
    async (request, reply) => {
      const { texts, file } = await parseMultipart(request, form.file);
      request.formTexts = texts;
      // Set before any check, because errors show the phone number of the chosen office.
      request.formRegion = form.getRegion
        ? form.getRegion(texts)
        : (findRegion(texts['region']) ?? null);
      rejectBots(texts);
      const answers = form.read(texts, request);
      const content = [JSON.stringify(Object.entries(answers)), file?.bytes ?? ''];
      const prepareFile = async () => {
        await form.assertAccepted?.(answers);
        if (form.file === null || file === null) return null;
        return form.file.read(
          file.bytes,
          file.name,
          getClientKey(request.ip),
          getClientAbortSignal(reply),
        );
      };
      const region = getRequestRegion(request, context.config);
      const address = request.ip;
      const id = await createIdempotent(
        context,
        getFormIdempotencyKey(context.vault, request, scope, context.vault.hmac(content)),
        prepareFile,
        async (tx, newId, now, preparedFile) => {
          await enforceFormQuota(context, tx, {
            contact: getPhoneDigits(answers.contact),
            address,
            phone: context.regions[region].phone,
            now,
          });
          await form.write(tx, { id: newId, now, answers, file: preparedFile, address });
        },
      );
      context.wakeOutbox();
      const receipt = await form.receipt(id);
      if (!wantsHtml(request)) return reply.send(receipt);
      const site = getSiteOrigin(request, context.config);
      const thankYouPath = getRegionPath(region, extraRoutes.thankYou);
      if (form.receiptPage === undefined) return reply.redirect(`${site}${thankYouPath}`, 303);
      return sendPage(reply, {
        status: 200,
        region: context.regions[region],
        frame: site === '' ? await readBuiltPage(context.config.siteDir, thankYouPath) : null,
        ...form.receiptPage(receipt, site),
      });
    },
  );
}

/**
 * Checks the honeypot field and the milliseconds since the form was opened, which are missing without script. Throws 400, code 'robot'
 * (docs/decisions/008-robots.md).
 */
function rejectBots({ website = '', elapsed = '' }: { website?: string; elapsed?: string }): void {
  const isPlausible = elapsed === '' || (/^\d+$/.test(elapsed) && Number(elapsed) >= minFillTime);
  if (website === '' && isPlausible) return;
  throw new HttpError(400, 'robot', 'This looked like an automatic message. Please try again.');
}
