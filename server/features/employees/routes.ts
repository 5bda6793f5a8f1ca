import { employeeEndpoints } from '../../../contract/employees/endpoints';
import { recordAudit } from '../../services/audit/record-audit';
import { getActor, getBulkActor, getStaff } from '../../core/http/request/staff';
import type { Context } from '../context';
import { inTransaction } from '../../core/db/engine';
import { getRevision, bumpRevision } from '../../core/db/list-revisions';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { createIdempotent, getStaffIdempotencyKey } from '../../core/http/idempotency/idempotency';
import { bulkUpdate } from '../../core/http/lists/bulk-update';
import { createListHandler } from '../../core/http/lists/list-handler';
import { createPresenceHandler, requireVisible } from '../../core/http/presence/presence';
import { createExportHandler } from '../../services/exports/export-route';
import { readPages } from '../../services/exports/read-pages';
import { getEmployeeColumns } from './export';
import {
  applyEmployeePatch,
  getEmployeeDetail,
  parseEmployeeInput,
  requireUniqueContacts,
} from './change-employee';
import { createEmployee } from './change-queries';
import { hasEmployees, listEmployees } from './queries';
import { employeeRecords, getToday, parseEmployeeFilter } from './service';

/** Of an export, in the audit log. */
const filterLabels = {
  status: { all: 'including former' },
  certificate: {
    due: 'expired or expiring soon',
    soon: 'expires soon',
    none: 'no expiration date',
  },
};

export function employeeRoutes(app: App, context: Context): void {
  const { database, encryption } = context;
  const { db } = database;
  const handle = createHandle(app, context, employeeEndpoints);

  handle(
    'GET /employees',
    createListHandler({
      parseFilter: (request) => parseEmployeeFilter(context, request),
      getRevision: () => getRevision(db, 'employees'),
      read: async (filter, page) => ({
        ...(await listEmployees(db, encryption, filter, page)),
        today: filter.today,
        hasAny: await hasEmployees(db, filter.regions),
      }),
    }),
  );

  handle(
    'GET /employees/export',
    createExportHandler(context, async (request) => {
      const filter = parseEmployeeFilter(context, request);
      const { status, region, certificate, search } = filter;
      return {
        name: 'employees',
        columns: getEmployeeColumns(filter.today),
        rows: readPages(async (page) => (await listEmployees(db, encryption, filter, page)).items),
        filters: {
          ...{ status: status === 'current' ? null : status, region, certificate },
          'follow-up': request.query.followUp,
        },
        filterLabels,
        hasSearch: search !== '',
      };
    }),
  );

  handle('GET /employees/:id', ({ params }) => getEmployeeDetail(context, params.id));

  handle('POST /employees', async (request) => {
    const today = getToday(context);
    const employee = parseEmployeeInput(request.body, today);
    const actor = getActor(context, request);
    const content = [JSON.stringify(request.body)];
    const key = getStaffIdempotencyKey(context, request, 'employee', content);
    const createdId = await createIdempotent(context, key, async (tx, id) => {
      // First, because it locks the list: two people can't add the same employee at once.
      await bumpRevision(tx, 'employees');
      const { access } = getStaff(request);
      await requireUniqueContacts(tx, encryption, employee, { id: null, today, access });
      await createEmployee(tx, encryption, employee, 'added', { ...actor, id });
      const subject = { kind: 'employee', id } as const;
      await recordAudit(tx, actor, { action: 'add-employee', subject });
    });
    return getEmployeeDetail(context, createdId);
  });

  handle('PATCH /employees/:id', async (request) => {
    const { id } = request.params;
    const actor = getActor(context, request);
    await inTransaction(db, async (tx) => {
      await bumpRevision(tx, 'employees');
      const { access } = getStaff(request);
      await applyEmployeePatch(context, tx, { ...actor, access }, { ...request.body, id });
    });
    return getEmployeeDetail(context, id);
  });

  handle('POST /employees/states', (request) => {
    const { employees, ...patch } = request.body;
    const actor = getBulkActor(context, request);
    return bulkUpdate({ db, log: request.log }, employees, async (tx, employee) => {
      await bumpRevision(tx, 'employees');
      await requireVisible(context, employeeRecords, request, tx, employee.id);
      const { access } = getStaff(request);
      await applyEmployeePatch(context, tx, { ...actor, access }, { ...patch, ...employee });
    });
  });

  handle('POST /employees/:id/presence', createPresenceHandler(context, employeeRecords));
}
