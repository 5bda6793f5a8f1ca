import { sql, type Kysely, type Migration } from 'kysely';
import type { Engine } from '../engine';

/** Employees with their change log and photos (docs/decisions/030). */
export function employees(engine: Engine): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await makeEmployees(db);
      await makeChanges(db);
      await db.schema
        .createTable('employee_photos')
        .addColumn('id', 'text', (column) => column.primaryKey().notNull())
        .addColumn('employee_id', 'text', (column) =>
          column.notNull().unique().references('employees.id'),
        )
        .addColumn('bytes_sealed', sql.raw(engine === 'sqlite' ? 'blob' : 'bytea'), (column) =>
          column.notNull(),
        )
        .addColumn('created_at', 'text', (column) => column.notNull())
        .execute();
    },
  };
}

async function makeEmployees(db: Kysely<unknown>): Promise<void> {
  const texts = ['first_name', 'last_name', 'title', 'region', 'phone', 'languages', 'hired_on'];
  const rest = ['status', 'words', 'sort_name', 'created_at', 'changed_by', 'changed_at'];
  let table = db.schema
    .createTable('employees')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1));
  for (const name of [...texts, ...rest]) {
    table = table.addColumn(name, 'text', (column) => column.notNull());
  }
  for (const name of ['email', 'certificate_number', 'certificate_expires', 'left_on']) {
    table = table.addColumn(name, 'text');
  }
  await table.execute();
  const indexes: Record<string, string[]> = {
    employees_by_name: ['sort_name', 'id'],
    employees_by_certificate: ['certificate_expires'],
    employees_by_phone: ['phone'],
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('employees').columns(columns).execute();
  }
}

async function makeChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('employee_changes')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull().references('employees.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by_email', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('from_text', 'text')
    .addColumn('to_text', 'text')
    .execute();
  await db.schema
    .createIndex('employee_changes_of')
    .on('employee_changes')
    .columns(['employee_id', 'id'])
    .execute();
}
