import type { preHandlerAsyncHookHandler } from 'fastify';
import { parseRegion } from '../../../contract/employees/form';
import { canSeeRegion } from '../../../contract/shared/roles';
import { notFound, validationError } from '../../core/http/errors';
import { findRegion, type RecordSource } from '../../core/http/presence/presence';
import { normalizeText } from '../../core/http/request/normalize-text';
import { getStaff } from '../../core/http/request/staff';
import type { ServiceContext } from '../context';

/** The records that a path names by its last parameter. The calls below the path are about them too. */
export type RecordPaths = readonly (readonly [path: string, records: RecordSource])[];

/**
 * For accounts that are limited to regions: 404 for a record of another one, as for an unknown id, and 400 for a body that puts a
 * record there. Ids in bodies and the conditions of lists are up to the features (docs/decisions/047).
 * @param url of the route
 */
export function createRegionGuard(
  { database: { db } }: ServiceContext,
  recordPaths: RecordPaths,
  url: string,
): preHandlerAsyncHookHandler {
  const [path, records] = recordPaths.find(([start]) => `${url}/`.includes(`${start}/`)) ?? [];
  const parameter = path?.split(':').at(-1) ?? '';
  return async (request) => {
    const { access } = getStaff(request);
    if (access.regions === null) return;
    if (records !== undefined) {
      const { [parameter]: id = '' } = request.params as Record<string, string>;
      const region = await findRegion(records, db, id);
      if (region !== undefined && !canSeeRegion(access, region)) throw notFound();
    }
    const { region } = (request.body ?? {}) as { region?: unknown };
    // Normalized as the forms do it, which understand a name with a soft hyphen too.
    const target = typeof region === 'string' ? parseRegion(normalizeText(region)) : null;
    if (!canSeeRegion(access, target)) {
      throw validationError({ region: 'You don’t have access to this state. Choose another one' });
    }
  };
}
