import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import { ownRoutes } from '../../contract/shared/routes';
import { phoneDigits } from '../../contract/shared/phone';
import { findRegion, pathIn, type RegionId } from '../../contract/shared/regions';
import type { App } from '../http/app-type';
import type { Context } from '../context';
import type { Db } from '../db/engine';
import { limits } from '../http/limits/rate-limit';
import { getRequestRegion, getSiteOrigin, wantsHtml } from './request-context';
import { readBuiltPage } from './pages/built-page';
import { sendPage } from './pages/page';
import { enforceFormQuota } from './quotas/quotas';
import { readParts, type FilePart } from '../http/request/multipart';
import { goneOf } from '../http/request/abort-signal';
import { rejectBots } from './bot-protection';
import { senderOf } from '../http/request/client-key';
import { getFormIdempotencyKey, storeOnce } from '../http/idempotency/idempotency';

/** What error pages and the OpenAPI document need to know of a form. */
type FormFacts = {
  /** Field -> its name on the form. */
  labels: Readonly<Record<string, string>>;
  /** The site's page with the form. */
  page: string;
  /** Where to go on when what the form was for is gone (410). */
  instead?: { path: string; words: string };
  /** The multipart body, as a JSON schema. */
  body: object;
};

declare module 'fastify' {
  interface FastifyContextConfig {
    form?: FormFacts;
  }
}

/** A submission as `write` gets it. */
export type Submitted<Answers, File> = {
  /** Of what is made. */
  id: string;
  now: Date;
  answers: Answers;
  file: File | null;
  /** The client's address, to count what it costs; it is kept nowhere in clear. */
  address: string;
};

/** Submissions of one sender to one form in ten minutes, the refused ones too: a whole office may type behind one address. */
const mostInTenMinutes = 60;

export type PublicForm<Answers extends { contact: string }, File, Receipt extends object> = {
  /** Below /api; without its slash the scope of its idempotency keys. */
  path: `/${string}`;
  summary: string;
  facts: FormFacts;
  /** The file it may carry and how that is checked by its content; null: it takes none. */
  file:
    | (FilePart & {
        read: (bytes: Buffer, name: string, sender: string, gone: AbortSignal) => Promise<File>;
      })
    | null;
  /** The form's texts, tidied and checked; throws 400. */
  read: (texts: Readonly<Record<string, string>>, request: FastifyRequest) => Answers;
  /** Whose office answers; null: that of the page it was sent from. Left out, the field `region` says it. */
  regionOf?: (texts: Readonly<Record<string, string>>) => RegionId | null;
  /** Throws when this cannot be taken now: before a file is looked at, and not when it was taken before. */
  refuse?: (answers: Answers) => Promise<void>;
  /** Stores all of it in one transaction. */
  write: (tx: Db, submitted: Submitted<Answers, File>) => Promise<void>;
  /** Shape of the answer to a program. */
  schema: TSchema;
  receipt: (id: string) => Receipt | Promise<Receipt>;
  /** The page for a browser that sent the form itself: title and HTML; left out: the region's thank-you page. */
  receiptPage?: (receipt: Receipt, site: string) => { title: string; body: string };
};

/**
 * A public form: POST, multipart, open to everyone. One way in for all of them: parts, guards, rules, file, once, answer
 * (docs/decisions/011-public-forms.md).
 */
export function publicForm<Answers extends { contact: string }, File, Receipt extends object>(
  app: App,
  context: Context,
  form: PublicForm<Answers, File, Receipt>,
): void {
  const scope = form.path.slice(1);
  app.post(
    form.path,
    {
      config: {
        ...limits(context, { max: mostInTenMinutes, perMinutes: 10 }),
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
      const parts = await readParts(request, form.file);
      request.formTexts = parts.texts;
      // Before anything is refused: an error names the number of the office that was chosen.
      request.formRegion = form.regionOf
        ? form.regionOf(parts.texts)
        : (findRegion(parts.texts['region']) ?? null);
      rejectBots(parts.texts);
      const answers = form.read(parts.texts, request);
      const mark = context.vault.mark([
        JSON.stringify(Object.entries(answers)),
        parts.file?.bytes ?? '',
      ]);
      const prepare = async () => {
        await form.refuse?.(answers);
        if (form.file === null || parts.file === null) return null;
        return form.file.read(
          parts.file.bytes,
          parts.file.name,
          senderOf(request.ip),
          goneOf(reply),
        );
      };
      const contact = phoneDigits(answers.contact);
      const { phone } = context.regions[getRequestRegion(request, context.config)];
      const address = request.ip;
      const id = await storeOnce(
        context,
        getFormIdempotencyKey(context.vault, request, scope, mark),
        prepare,
        async (tx, newId, now, file) => {
          await enforceFormQuota(context, tx, { contact, address, phone, now });
          await form.write(tx, { id: newId, now, answers, file, address });
        },
      );
      context.wakeOutbox();
      const receipt = await form.receipt(id);
      if (!wantsHtml(request)) return reply.send(receipt);
      const region = getRequestRegion(request, context.config);
      const site = getSiteOrigin(request, context.config);
      if (form.receiptPage === undefined) {
        return reply.redirect(`${site}${pathIn(region, ownRoutes.thankYou)}`, 303);
      }
      const thanks = pathIn(region, ownRoutes.thankYou);
      return sendPage(reply, {
        status: 200,
        region: context.regions[region],
        frame: site === '' ? await readBuiltPage(context.config.siteDir, thanks) : null,
        ...form.receiptPage(receipt, site),
      });
    },
  );
}
