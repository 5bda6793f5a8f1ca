import { strToU8, zipSync } from 'fflate';
import { regionFacts } from '../../../contract/shared/region-facts';
import { getLogoPath } from '../../../contract/shared/regions';
import { formatNumber } from '../../../contract/shared/text/format-number';
import { wrapSignature } from '../../../contract/signatures/document';
import { signatureEndpoints } from '../../../contract/signatures/endpoints';
import type {
  SignatureQuery,
  SignatureResponse,
  WorkProfile,
} from '../../../contract/signatures/schema';
import { recordAudit } from '../../services/audit/record-audit';
import { getActor } from '../../core/http/request/staff';
import type { Context } from '../context';
import { getRevision } from '../../core/db/list-revisions';
import {
  filterWorkProfiles,
  findWorkProfile,
  getToday,
  hasEmployees,
  listWorkProfiles,
  parseEmployeeFilter,
} from '../employees/service';
import type { App } from '../../core/http/app-type';
import { HttpError, notFound } from '../../core/http/errors';
import { createHandle } from '../../core/http/endpoints';
import { createListHandler } from '../../core/http/lists/list-handler';
import { sendAttachment } from '../../core/http/send-attachment';
import { buildPhotoPath } from './photo-routes';
import { countRows } from '../../core/db/pagination';
import { buildSignatureData, renderSignatureHtml, renderSignatureText } from './signature';
import { toFileName, uniqueFileNames } from './file-names';

const maxFilesInZip = 5_000;

export function signatureRoutes(app: App, context: Context): void {
  const { db } = context.database;

  const handle = createHandle(app, context, signatureEndpoints);

  handle(
    'GET /signatures',
    createListHandler({
      parseFilter: (request) => ({
        ...parseEmployeeFilter(context, request),
        show: request.query.show,
      }),
      getRevision: () => getRevision(db, 'employees'),
      read: async (filter, page) => ({
        items: await listWorkProfiles(db, filter, page),
        total: await countRows(filterWorkProfiles(db, filter)),
        hasAny: await hasEmployees(db, filter.regions),
      }),
    }),
  );

  handle('GET /signatures/zip', async (request, reply) => {
    const { region = null, show, ...options } = request.query;
    const filter = { ...parseEmployeeFilter(context, request), show };
    const employees = await listWorkProfiles(db, filter, { limit: maxFilesInZip + 1, offset: 0 });
    if (employees.length === 0) throw notFound();
    if (employees.length > maxFilesInZip) {
      throw new HttpError(
        409,
        'too_many_rows',
        `A ZIP file can hold up to ${formatNumber(maxFilesInZip)} signatures. Choose a region first.`,
      );
    }
    const count = employees.length === 1 ? '1 file' : `${String(employees.length)} files`;
    await recordAudit(db, getActor(context, request), {
      action: 'export',
      subject: { kind: 'list', id: 'signatures' },
      detail: `${count} as ZIP${region === null ? '' : `, ${regionFacts[region].state}`}`,
    });
    return sendAttachment(reply, {
      type: 'application/zip',
      name: `signatures-${region === null ? '' : `${region}-`}${getToday(context)}.zip`,
      // Compressing thousands of files would block other requests for a second.
      bytes: Buffer.from(zipSync(buildFiles(context, employees, options), { level: 0 })),
    });
  });

  handle('GET /signatures/:id', async ({ params, query }) => {
    const employee = await findWorkProfile(db, params.id);
    if (employee === null) throw notFound();
    return buildSignature(context, employee, query);
  });
}

function buildSignature(
  { config, regions, encryption }: Context,
  employee: WorkProfile,
  { layout, shape, phone }: SignatureQuery,
): SignatureResponse {
  const hasPhoto = employee.photo !== null;
  const path = hasPhoto && shape !== 'none' ? buildPhotoPath(encryption, employee.id, shape) : null;
  const photo = path === null ? null : { address: `${config.apiUrl}${path}`, path };
  const data = buildSignatureData(employee, regions[employee.region], {
    siteUrl: config.siteUrl,
    withPhone: phone === '1',
    photo: photo?.address ?? null,
    logo: `${config.siteUrl}${getLogoPath(employee.region)}`,
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

function buildFiles(
  context: Context,
  employees: readonly WorkProfile[],
  options: SignatureQuery,
): Record<string, Uint8Array> {
  const getUniqueName = uniqueFileNames();
  const files = employees.map((employee) => {
    const { fileName, html } = buildSignature(context, employee, options);
    return [`${getUniqueName(fileName)}.html`, strToU8(wrapSignature(html))] as const;
  });
  return Object.fromEntries(files);
}
