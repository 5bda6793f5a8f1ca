import Type, { type Static, type TObject } from 'typebox';
import { namedObject } from './fields';
import type { Endpoint, EndpointAccess } from './endpoint';

/**
 * A download of a list. The limit is low, because a stolen session must not empty the office in minutes.
 * @param list what is exported, such as 'employees'
 */
export const exportEndpoint = <Query extends TObject>(
  list: string,
  access: EndpointAccess,
  query: Query,
) =>
  ({
    summary: `Export ${list} as CSV or Excel`,
    description: 'Responds with the file.',
    access,
    perMinute: 10,
    query,
    response: 'file',
  }) as const satisfies Endpoint;

export const PresenceResponse = namedObject('PresenceResponse', {
  others: Type.Array(Type.String()),
});
export type PresenceResponse = Static<typeof PresenceResponse>;

/** Every open tab sends this heartbeat with each poll. */
export const presenceEndpoint = (recordLabel: string, access: EndpointAccess) =>
  ({
    summary: `Report that ${recordLabel} is open, and list who else has it open`,
    access,
    response: PresenceResponse,
  }) satisfies Endpoint;
