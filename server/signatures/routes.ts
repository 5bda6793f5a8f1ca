import { Readable } from 'node:stream';
import { dayAt, regionFacts } from '../../contract/shared/region-facts';
import { defaultRegion } from '../../contract/shared/regions';
import { signatureDocument } from '../../contract/signatures/document';
import {
  SignatureAnswer,
  SignatureQuery,
  SignaturesQuery,
  WorkProfilesAnswer,
  WorkProfilesQuery,
  type WorkProfile,
} from '../../contract/signatures/schema';
import type { App } from '../http/app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { recordAudit } from '../audit/service';
import { countEmployees, hasEmployees } from '../employees/queries';
import { listTag } from '../db/list-revisions';
import { findWorkProfile, listWorkProfiles } from './queries';
import { HttpError, notFound } from '../http/errors';
import { exportLimits } from '../http/exports/send-export';
import { uniqueFileNames, toFileName } from './unique-file-names';
import { buildPhotoPath } from './photo-url';
import { buildSignatureData } from './signature-data';
import { renderSignatureHtml, renderSignatureText } from './signature-html';
import { zipFiles } from './zip-archive';
import { parseEmployeeFilter, employeeParam, getOfficeDay } from '../employees/service';
import { listRoute } from '../http/lists/list-route';
import { staffRoute } from '../http/staff-route';
import { sendInert } from '../http/send-attachment';

/** One archive holds at most so many. */
const mostInZip = 5_000;

/** GET /signatures: the current employees; GET /signatures/{id}: the e-mail signature of one; GET /signatures/zip: all as files. */
export function signatureRoutes(app: App, context: Context): void {
  const { db } = context.database;

  listRoute(app, context, {
    path: '/signatures',
    summary: 'A page of the employees to make signatures for',
    schema: { querystring: WorkProfilesQuery },
    answer: WorkProfilesAnswer,
    filterOf: (request) => parseEmployeeFilter(context, request),
    tagOf: () => listTag(db, 'employees'),
    read: async (filter, page) => ({
      items: await listWorkProfiles(db, filter, page),
      total: await countEmployees(db, filter),
      anybody: await hasEmployees(db),
    }),
  });

  app.get(
    '/signatures/zip',
    {
      ...staffRoute(
        context,
        { summary: 'All e-mail signatures', description: 'Answers a ZIP archive of HTML files.' },
        { querystring: SignaturesQuery },
      ),
      config: exportLimits(context),
    },
    async (request, reply) => {
      const { region = null, ...look } = request.query;
      const today = getOfficeDay(context);
      const employees = await listWorkProfiles(
        db,
        {
          status: 'here',
          region,
          certificate: null,
          search: '',
          sort: 'name',
          isDescending: false,
          today,
        },
        { limit: mostInZip + 1, skip: 0 },
      );
      if (employees.length === 0) throw notFound();
      if (employees.length > mostInZip) throw tooMany();
      const now = context.now();
      const count = employees.length === 1 ? '1 file' : `${String(employees.length)} files`;
      await recordAudit(db, {
        at: now.toISOString(),
        actor: staffOf(request).email,
        action: 'export',
        subject: { kind: 'list', id: 'signatures' },
        detail: [`${count} as ZIP`, ...(region === null ? [] : [regionFacts[region].state])].join(
          ', ',
        ),
      });
      const files = filesOf(employees, (one) => signatureOf(context, one, look).html);
      return sendInert(reply, {
        type: 'application/zip',
        name: [
          'signatures',
          ...(region === null ? [] : [region]),
          `${dayAt(defaultRegion, now)}.zip`,
        ].join('-'),
        bytes: Readable.from(zipFiles(files)),
      });
    },
  );

  app.get(
    '/signatures/:id',
    staffRoute(
      context,
      { summary: 'The e-mail signature of an employee' },
      {
        params: employeeParam,
        querystring: SignatureQuery,
        response: { 200: SignatureAnswer },
      },
    ),
    async (request) => {
      const employee = await findWorkProfile(db, request.params.id);
      if (employee === null) throw notFound();
      return signatureOf(context, employee, request.query);
    },
  );
}

function signatureOf(
  { config, regions, vault }: Context,
  employee: WorkProfile,
  { layout, shape, phone }: SignatureQuery,
): SignatureAnswer {
  const { apiUrl, siteUrl } = config;
  const path =
    employee.photo === null || shape === 'none' ? null : buildPhotoPath(vault, employee.id, shape);
  const address = path === null ? null : `${apiUrl}${path}`;
  const facts = buildSignatureData(employee, regions[employee.region], {
    siteUrl,
    withPhone: phone === '1',
    photo: address,
  });
  const html = renderSignatureHtml(facts, layout);
  return {
    name: facts.name,
    fileName: toFileName(facts.name),
    html,
    text: renderSignatureText(facts),
    bytes: Buffer.byteLength(html),
    photo: path === null || address === null ? null : { address, path },
    hasWorkPhone: employee.workPhone !== null,
    hasPhoto: employee.photo !== null,
  };
}

function* filesOf(employees: readonly WorkProfile[], htmlOf: (employee: WorkProfile) => string) {
  const ownName = uniqueFileNames();
  for (const employee of employees) {
    const name = ownName(toFileName(`${employee.firstName} ${employee.lastName}`));
    yield { name: `${name}.html`, content: signatureDocument(htmlOf(employee)) };
  }
}

function tooMany(): HttpError {
  const most = mostInZip.toLocaleString('en-US');
  return new HttpError(
    409,
    'too_many_rows',
    `An archive holds at most ${most} signatures. Please choose a region first.`,
  );
}
