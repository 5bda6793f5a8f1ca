import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { languageField, type FormRules } from '../../../contract/forms/rules';
import { createFormSchema, type FormResponse } from '../../../contract/forms/schema';
import type { ClientLanguage } from '../../../contract/shared/languages';
import { getPhoneDigits } from '../../../contract/shared/phone';
import { findRegion, getRegionPath, type RegionId } from '../../../contract/shared/regions';
import { extraRoutes } from '../../../contract/shared/routes';
import { toLanguagePath } from '../../../contract/shared/text/site-languages';
import type { ServiceContext } from '../context';
import type { Tx } from '../../core/db/engine';
import { createIdempotent, getFormIdempotencyKey } from '../../core/http/idempotency/idempotency';
import { rateLimit } from '../../core/http/limits/rate-limit';
import { getClientAbortSignal } from '../../core/http/request/abort-signal';
import { getClientNetwork } from '../../core/http/request/client-key';
import { parseMultipart, type FilePart } from '../../core/http/request/multipart';
import { parseFormFields, type FormAnswers } from './form-fields';
import { readBuiltPage, sendPage } from './pages/page';
import { enforceFormQuota } from '../quotas/quotas';
import { getRequestLanguage, getRequestRegion, getSiteOrigin, wantsHtml } from './request-context';

type FormPage = {
  page: string;
  labels: Readonly<Record<string, string>>;
  alternative?: { path: string; label: string };
};

declare module 'fastify' {
  interface FastifyContextConfig {
    form?: FormPage & { bodySchema: object };
  }
}

export type Submission<Rules extends FormRules, File = never> = {
  id: string;
  now: Date;
  answers: FormAnswers<Rules>;
  file: File | null;
  /** That of the page, if it is not English. */
  language: ClientLanguage | null;
  /** The client's address, for quotas; it must not be stored in clear. */
  address: string;
  /** The office sees it marked, and the address and number in it get no automatic message (docs/decisions/008). */
  possibleSpam: boolean;
};

/** Per client and form, rejected submissions included: a whole office may share one address. */
const maxPerTenMinutes = 60;

/** In milliseconds. Few people fill out a form faster. */
const minFillTime = 1_500;

type FormResult<Result> = {
  read: (id: string) => Promise<Result>;
  /** For a browser without script; by default, a redirect to the region's thank-you page. */
  toPage?: (
    result: Result,
    page: { site: string } & ReturnType<typeof getRequestLanguage>,
  ) => { title: string; body: string };
};

/** The response to a form that has nothing to tell. */
export const acknowledgment: FormResult<FormResponse> = {
  read: () => Promise.resolve({ acknowledged: true }),
};

export type PublicForm<Rules extends FormRules, File, Result> = FormPage & {
  getRules: () => Rules;
  /** `read` validates its content. Left out, the form accepts no file. */
  file?: FilePart & {
    description: string;
    read: (bytes: Buffer, name: string, client: string, signal: AbortSignal) => Promise<File>;
  };
  /** The form's region, or null for that of the page it was sent from; by default the field `region`. */
  getRegion?: (texts: Readonly<Record<string, string>>) => RegionId | null;
  /** Throws if the form cannot be accepted now. Runs before the file is checked, and not for a retry. */
  assertAccepted?: (answers: FormAnswers<Rules>) => Promise<void>;
  write: (tx: Tx, submission: Submission<Rules, File>) => Promise<void>;
  response: FormResult<Result>;
};

/** All public forms share this processing (docs/decisions/011-public-forms.md). Returns the handler of the form's call, and its options. */
export function createPublicForm<Rules extends FormRules, Result, File = never>(
  context: ServiceContext,
  form: PublicForm<Rules, File, Result>,
) {
  const { page, labels, alternative, file: filePart = null, response } = form;
  const options: RouteShorthandOptions = {
    config: {
      ...rateLimit(context, { max: maxPerTenMinutes, perMinutes: 10 }),
      form: {
        page,
        labels,
        ...(alternative && { alternative }),
        bodySchema: describeBody(form.getRules(), filePart?.description),
      },
      fileBytes: filePart?.maxBytes ?? 0,
    },
  };
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<Result> => {
    const { texts, file } = await parseMultipart(request, filePart);
    request.formTexts = texts;
    // Set before any check, because errors show the phone number of the chosen office.
    request.formRegion = form.getRegion
      ? form.getRegion(texts)
      : (findRegion(texts['region']) ?? null);
    const possibleSpam = looksAutomated(texts);
    // Without script this asks about doubts; the script has asked already. A page with errors sends the form with `from`.
    const isFirstTry = wantsHtml(request) && !('from' in (request.query as object));
    const answers = parseFormFields(form.getRules(), texts, isFirstTry ? context.now() : null);
    const { contact = '' }: Readonly<Record<string, string>> = answers;
    const content = [JSON.stringify(Object.entries(answers)), file?.bytes ?? ''];
    const prepareFile = async () => {
      await form.assertAccepted?.(answers);
      if (filePart === null || file === null) return null;
      const { bytes, name } = file;
      // One customer of a provider has many networks of 64 bits, enough to fill the queue of all.
      const network = getClientNetwork(request.ip);
      return filePart.read(bytes, name, network, getClientAbortSignal(reply));
    };
    const region = getRequestRegion(request, context.config);
    const address = request.ip;
    const { url: scope = '' } = request.routeOptions;
    const id = await createIdempotent(
      context,
      getFormIdempotencyKey(context.encryption, request, scope, context.encryption.hmac(content)),
      async (tx, newId, now, preparedFile) => {
        await enforceFormQuota(context, tx, {
          contact: getPhoneDigits(contact),
          address,
          phone: context.regions[region].phone,
          possibleSpam,
          now,
        });
        const language = texts[languageField] === 'es' ? ('Spanish' as const) : null;
        const sent = { id: newId, now, answers, file: preparedFile, language };
        const submission = { ...sent, address, possibleSpam };
        await form.write(tx, submission);
      },
      prepareFile,
    );
    context.wakeOutbox();
    const result = await response.read(id);
    return wantsHtml(request)
      ? sendResultPage(context, request, reply, { region, response, result })
      : result;
  };
  return { handler, options };
}

async function sendResultPage<Result>(
  context: ServiceContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { region, response, result }: { region: RegionId; response: FormResult<Result>; result: Result },
): Promise<never> {
  const site = getSiteOrigin(request, context.config);
  const page = getRequestLanguage(request, context.config);
  const thankYouPath = toLanguagePath(getRegionPath(region, extraRoutes.thankYou), page.language);
  if (response.toPage === undefined) {
    return reply.redirect(`${site}${thankYouPath}`, 303) as unknown as Promise<never>;
  }
  return sendPage(reply, {
    status: 200,
    region: context.regions[region],
    frame: site === '' ? await readBuiltPage(context, thankYouPath) : null,
    ...page,
    ...response.toPage(result, { site, ...page }),
  }) as unknown as Promise<never>;
}

function describeBody(rules: FormRules, fileDescription: string | undefined): object {
  const schema = createFormSchema(rules);
  if (fileDescription === undefined) return schema;
  const file = { type: 'string', format: 'binary', description: fileDescription };
  return { ...schema, properties: { ...schema.properties, file } };
}

/** Form fillers of browsers also fill in hidden fields, so this is only a suspicion. The fill time is missing without script. */
function looksAutomated({ website = '', elapsed = '' }: { website?: string; elapsed?: string }) {
  const isPlausible = elapsed === '' || (/^\d+$/.test(elapsed) && Number(elapsed) >= minFillTime);
  return website !== '' || !isPlausible;
}
