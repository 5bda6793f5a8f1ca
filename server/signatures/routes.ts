import { Readable } from 'node:stream';
import { getOfficeDay, regionFacts } from '../../contract/shared/region-facts';
import { defaultRegion } from '../../contract/shared/regions';
import { wrapSignature } from '../../contract/signatures/document';
import {
  SignatureResponse,
  SignatureQuery,
  SignaturesQuery,
  WorkProfilesResponse,
  WorkProfilesQuery,
  type WorkProfile,
} from '../../contract/signatures/schema';
import { recordAudit } from '../audit/service';
import { getActor } from '../auth/guards';
import type { Context } from '../context';
import { getRevision } from '../db/list-revisions';
import { countEmployees, hasEmployees } from '../employees/queries';
import { employeeParam, getToday, parseEmployeeFilter } from '../employees/service';
import type { App } from '../http/app-type';
import { HttpError, notFound } from '../http/errors';
import { exportRateLimit } from '../http/exports/export-route';
import { registerListRoute } from '../http/lists/list-route';
import { sendAttachment } from '../http/send-attachment';
import { staffRouteOptions } from '../http/staff-route';
import { buildPhotoPath } from './photo-url';
import { findWorkProfile, listWorkProfiles } from './queries';
import { buildSignatureData } from './signature-data';
import { renderSignatureHtml, renderSignatureText } from './signature-html';
import { toFileName, uniqueFileNames } from './unique-file-names';
import { zipFiles } from './zip-archive';

const maxFilesInZip = 5_000;

export function signatureRoutes(app: App, context: Context): void {
  const { db } = context.database;

  registerListRoute(app, context, {
    path: '/signatures',
    summary: 'List employees for signatures',
    schema: { querystring: WorkProfilesQuery },
    response: WorkProfilesResponse,
    parseFilter: (request) => parseEmployeeFilter(context, request),
    getRevision: () => getRevision(db, 'employees'),
    read: async (filter, page) => ({
      items: await listWorkProfiles(db, filter, page),
      total: await countEmployees(db, filter),
      anybody: await hasEmployees(db),
    }),
  });

  app.get(
    '/signatures/zip',
    {
      ...staffRouteOptions(
        context,
        { summary: 'Download all e-mail signatures', description: 'Returns a ZIP of HTML files.' },
        { querystring: SignaturesQuery },
      ),
      config: exportRateLimit(context),
    },
    async (request, reply) => {
      const { region = null, ...options } = request.query;
      const today = getToday(context);
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
        { limit: maxFilesInZip + 1, skip: 0 },
      );
      if (employees.length === 0) throw notFound();
      if (employees.length > maxFilesInZip) throw tooManyFiles();
      const { by, at } = getActor(context, request);
      const count = employees.length === 1 ? '1 file' : `${String(employees.length)} files`;
      await recordAudit(db, {
        at,
        actor: by,
        action: 'export',
        subject: { kind: 'list', id: 'signatures' },
        detail: `${count} as ZIP${region === null ? '' : `, ${regionFacts[region].state}`}`,
      });
      const day = getOfficeDay(defaultRegion, context.now());
      return sendAttachment(reply, {
        type: 'application/zip',
        name: `signatures-${region === null ? '' : `${region}-`}${day}.zip`,
        bytes: Readable.from(zipFiles(generateFiles(context, employees, options))),
      });
    },
  );

  app.get(
    '/signatures/:id',
    staffRouteOptions(
      context,
      { summary: 'Get the e-mail signature of an employee' },
      {
        params: employeeParam,
        querystring: SignatureQuery,
        response: { 200: SignatureResponse },
      },
    ),
    async (request) => {
      const employee = await findWorkProfile(db, request.params.id);
      if (employee === null) throw notFound();
      return buildSignature(context, employee, request.query);
    },
  );
}

function buildSignature(
  { config, regions, vault }: Context,
  employee: WorkProfile,
  { layout, shape, phone }: SignatureQuery,
): SignatureResponse {
  const hasPhoto = employee.photo !== null;
  const path = hasPhoto && shape !== 'none' ? buildPhotoPath(vault, employee.id, shape) : null;
  const photo = path === null ? null : { address: `${config.apiUrl}${path}`, path };
  const data = buildSignatureData(employee, regions[employee.region], {
    siteUrl: config.siteUrl,
    withPhone: phone === '1',
    photo: photo?.address ?? null,
  });
  const html = renderSignatureHtml(data, layout);
  return {
    name: data.name,
    fileName: toFileName(data.name),
    html,
    text: renderSignatureText(data),
    bytes: Buffer.byteLength(html),
    photo,
    hasWorkPhone: employee.workPhone !== null,
    hasPhoto,
  };
}

function* generateFiles(
  context: Context,
  employees: readonly WorkProfile[],
  options: SignatureQuery,
) {
  const getUniqueName = uniqueFileNames();
  for (const employee of employees) {
    const { fileName, html } = buildSignature(context, employee, options);
    yield { name: `${getUniqueName(fileName)}.html`, content: wrapSignature(html) };
  }
}

function tooManyFiles(): HttpError {
  const limit = maxFilesInZip.toLocaleString('en-US');
  return new HttpError(
    409,
    'too_many_rows',
    `A ZIP file can hold up to ${limit} signatures. Choose a region first.`,
  );
}
