import type { TObject } from 'typebox';
import type { Access, Endpoint } from './endpoint';

/**
 * A download of a list. The limit is low, because a stolen session must not empty the office in minutes.
 * @param list what is exported, such as 'employees'
 */
export const exportEndpoint = <Query extends TObject>(list: string, access: Access, query: Query) =>
  ({
    summary: `Export ${list} as CSV or Excel`,
    description: 'Responds with the file.',
    access,
    perMinute: 10,
    query,
    response: 'file',
  }) as const satisfies Endpoint;
