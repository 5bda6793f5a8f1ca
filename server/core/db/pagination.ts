import type { SelectQueryBuilder } from 'kysely';

export type Page = { limit: number; offset: number };

export async function countRows<Tables, From extends keyof Tables>(
  query: SelectQueryBuilder<Tables, From, object>,
): Promise<number> {
  const counted = query.select((eb) => eb.fn.countAll().as('total'));
  const { total } = (await counted.executeTakeFirstOrThrow()) as { total: number };
  return total;
}
