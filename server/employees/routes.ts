import type { FastifyRequest } from 'fastify';
import { employeeLabels } from '../../contract/employees/constants';
import {
  EmployeeChange,
  EmployeeDetail,
  EmployeesAnswer,
  EmployeesQuery,
  NewEmployee,
  type Employee,
} from '../../contract/employees/schema';
import { toValues, type EmployeeRecord } from '../../contract/employees/form';
import type { App } from '../http/app-type';
import type { Context } from '../context';
import { inTransaction, type Db } from '../db/engine';
import { recordAudit } from '../audit/service';
import {
  createEmployee,
  updateEmployee,
  diffEmployees,
  listContacts,
  findContactOwners,
} from './change-queries';
import { listFieldChanges } from '../db/change-log';
import { countEmployees, findEmployee, hasEmployees, listEmployees } from './queries';
import { listTag, touchList } from '../db/list-revisions';
import { parseEmployeeFilter, employeeParam, parseEmployeeInput, getOfficeDay } from './service';
import { duplicateFields } from './duplicates';
import { invalid, notFound } from '../http/errors';
import { staffOnce } from '../http/idempotency/staff-idempotency-key';
import { noPreparation, storeOnce } from '../http/idempotency/idempotency';
import { fieldsOvertaken, labelsOf } from '../http/conflicts/conflicting-fields';
import { doneBy } from '../auth/actor';
import { listRoute } from '../http/lists/list-route';
import { presenceRoute } from '../http/presence/presence';
import { staffRoute } from '../http/staff-route';
import { sendUnlessKnown } from '../http/etag';

/**
 * GET /employees: a page of the agency's people, 304 while nothing has changed; POST: one more; GET /employees/{id}: one, with what
 * was changed; PATCH: changes one, who has left included: nobody is deleted (docs/decisions/030).
 */
export function employeeRoutes(app: App, context: Context): void {
  const { db } = context.database;

  listRoute(app, context, {
    path: '/employees',
    summary: 'A page of the employees',
    schema: { querystring: EmployeesQuery },
    answer: EmployeesAnswer,
    filterOf: (request) => parseEmployeeFilter(context, request),
    tagOf: () => listTag(db, 'employees'),
    read: async (filter, page) => ({
      items: await listEmployees(db, filter, page),
      total: await countEmployees(db, filter),
      today: filter.today,
      anybody: await hasEmployees(db),
    }),
  });

  app.get(
    '/employees/:id',
    staffRoute(
      context,
      { summary: 'An employee, with what was changed' },
      { params: employeeParam, response: { 200: EmployeeDetail } },
    ),
    async (request, reply) =>
      sendUnlessKnown(request, reply, await detailOf(db, request.params.id)),
  );

  app.post(
    '/employees',
    staffRoute(
      context,
      { summary: 'Add an employee', perMinute: 60 },
      { body: NewEmployee, response: { 201: EmployeeDetail } },
    ),
    async (request, reply) => {
      const employee = parseEmployeeInput(request.body, getOfficeDay(context));
      const { by, at } = doneBy(context, request);
      const once = staffOnce(context, request, 'employee', [JSON.stringify(request.body)]);
      const made = await storeOnce(context, once, noPreparation, async (tx, id) => {
        // Before anything is read: two who add the same person wait for each other.
        await touchList(tx, 'employees');
        await requireOwn(tx, employee, null);
        await createEmployee(tx, employee, 'added', { by, at, id });
        const subject = { kind: 'employee', id } as const;
        await recordAudit(tx, { at, actor: by, action: 'add-employee', subject });
      });
      void reply.code(201);
      return detailOf(db, made);
    },
  );

  app.patch(
    '/employees/:id',
    staffRoute(
      context,
      { summary: 'Change an employee', perMinute: 120 },
      { params: employeeParam, body: EmployeeChange, response: { 200: EmployeeDetail } },
    ),
    async (request) => {
      const { id } = request.params;
      await inTransaction(db, async (tx) => {
        await touchList(tx, 'employees');
        await change(context, tx, request, { ...request.body, id });
      });
      return detailOf(db, id);
    },
  );

  presenceRoute(app, context, {
    below: '/employees',
    one: 'an employee',
    kind: 'employee',
  });
}

async function detailOf(db: Db, id: string): Promise<EmployeeDetail> {
  const employee = await findEmployee(db, id);
  if (employee === null) throw notFound();
  return { ...employee, history: await listFieldChanges(db, 'employee_changes', id) };
}

async function change(
  context: Context,
  tx: Db,
  request: FastifyRequest,
  { id, version, ...wish }: EmployeeChange & { id: string },
): Promise<void> {
  const before = await findEmployee(tx, id);
  if (before === null) throw notFound();
  const after = parseEmployeeInput({ ...toValues(before), ...wish }, getOfficeDay(context));
  const changes = diffEmployees(before, after);
  // A repeated call, or one that wants what is so already, has nothing to change.
  if (changes.length === 0) return;
  const { by, at } = doneBy(context, request);
  const seen = { own: by, version };
  if (before.version !== version) throw await overtaken(tx, before, seen);
  await requireOwn(tx, after, id);
  if (!(await updateEmployee(tx, before, after, { by, at }))) {
    throw await overtaken(tx, (await findEmployee(tx, id)) ?? before, seen);
  }
  await recordAudit(tx, {
    at,
    actor: by,
    subject: { kind: 'employee', id },
    ...described(before, after, changes),
  });
}

function described(before: Employee, after: EmployeeRecord, changes: readonly { field: string }[]) {
  if (before.status !== 'left' && after.status === 'left') {
    return { action: 'leave-employee' } as const;
  }
  if (before.status === 'left' && after.status !== 'left') {
    return { action: 'return-employee' } as const;
  }
  return {
    action: 'change-employee',
    detail: labelsOf(
      employeeLabels,
      changes.map(({ field }) => field),
    ),
  } as const;
}

/** Throws 400 when somebody else has the number or the address. */
async function requireOwn(tx: Db, employee: EmployeeRecord, own: string | null): Promise<void> {
  const others = (await findContactOwners(tx, listContacts(employee))).filter(
    ({ id }) => id !== own,
  );
  const taken = duplicateFields(employee, others);
  if (Object.keys(taken).length > 0) throw invalid(taken);
}

function overtaken(tx: Db, now: Employee, seen: { own: string; version: number }) {
  const history = 'employee_changes';
  return fieldsOvertaken(tx, { history, labels: employeeLabels, now, ...seen });
}
