import {
  EmployeeChange,
  EmployeeDetail,
  EmployeesResponse,
  EmployeesQuery,
  NewEmployee,
} from '../../../contract/employees/schema';
import { recordAudit } from '../../services/audit/record-audit';
import { getActor } from '../../core/http/request/staff';
import type { Context } from '../context';
import { inTransaction } from '../../core/db/engine';
import { getRevision, bumpRevision } from '../../core/db/list-revisions';
import type { App } from '../../core/http/app-type';
import { sendWithEtag } from '../../core/http/etag';
import {
  createIdempotent,
  getStaffIdempotencyKey,
  prepareNothing,
} from '../../core/http/idempotency/idempotency';
import { registerListRoute } from '../../core/http/lists/list-route';
import { registerPresenceRoute } from '../../core/http/presence/presence';
import { staffRouteOptions } from '../../core/http/staff-route';
import { createEmployee } from './change-queries';
import { countEmployees, hasEmployees, listEmployees } from './queries';
import {
  applyEmployeePatch,
  employeeParam,
  getEmployeeDetail,
  getToday,
  parseEmployeeFilter,
  parseEmployeeInput,
  requireUniqueContacts,
} from './service';

/** There is no DELETE: people who leave get the status Left (docs/decisions/030). */
export function employeeRoutes(app: App, context: Context): void {
  const { db } = context.database;

  registerListRoute(app, context, {
    path: '/employees',
    summary: 'List employees',
    schema: { querystring: EmployeesQuery },
    response: EmployeesResponse,
    parseFilter: (request) => parseEmployeeFilter(context, request),
    getRevision: () => getRevision(db, 'employees'),
    read: async (filter, page) => ({
      items: await listEmployees(db, filter, page),
      total: await countEmployees(db, filter),
      today: filter.today,
      hasAny: await hasEmployees(db),
    }),
  });

  app.get(
    '/employees/:id',
    staffRouteOptions(
      context,
      { summary: 'Get an employee with the change history' },
      { params: employeeParam, response: { 200: EmployeeDetail } },
    ),
    async (request, reply) =>
      sendWithEtag(request, reply, await getEmployeeDetail(db, request.params.id)),
  );

  app.post(
    '/employees',
    staffRouteOptions(
      context,
      { summary: 'Add an employee', perMinute: 60 },
      { body: NewEmployee, response: { 201: EmployeeDetail } },
    ),
    async (request, reply) => {
      const today = getToday(context);
      const employee = parseEmployeeInput(request.body, today);
      const { email, at } = getActor(context, request);
      const key = getStaffIdempotencyKey(context, request, 'employee', [
        JSON.stringify(request.body),
      ]);
      const createdId = await createIdempotent(context, key, prepareNothing, async (tx, id) => {
        // First, because it locks the list: two people can't add the same employee at once.
        await bumpRevision(tx, 'employees');
        await requireUniqueContacts(tx, employee, { id: null, today });
        await createEmployee(tx, employee, 'added', { email, at, id });
        const subject = { kind: 'employee', id } as const;
        await recordAudit(tx, { at, actor: email, action: 'add-employee', subject });
      });
      void reply.code(201);
      return getEmployeeDetail(db, createdId);
    },
  );

  app.patch(
    '/employees/:id',
    staffRouteOptions(
      context,
      { summary: 'Change an employee', perMinute: 120 },
      { params: employeeParam, body: EmployeeChange, response: { 200: EmployeeDetail } },
    ),
    async (request) => {
      const { id } = request.params;
      await inTransaction(db, async (tx) => {
        await bumpRevision(tx, 'employees');
        await applyEmployeePatch(context, tx, request, { ...request.body, id });
      });
      return getEmployeeDetail(db, id);
    },
  );

  registerPresenceRoute(app, context, {
    basePath: '/employees',
    recordLabel: 'an employee',
    kind: 'employee',
  });
}
