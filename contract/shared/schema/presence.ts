import Type, { type Static } from 'typebox';
import type { Access, Endpoint } from './endpoint';

export const PresenceResponse = Type.Object(
  { others: Type.Array(Type.String()) },
  { $id: 'PresenceResponse' },
);
export type PresenceResponse = Static<typeof PresenceResponse>;

/** Every open tab sends this heartbeat with each poll. */
export const presenceEndpoint = (recordLabel: string, access: Access) =>
  ({
    summary: `Report that ${recordLabel} is open, and list who else has it open`,
    access,
    perMinute: 120,
    response: PresenceResponse,
  }) satisfies Endpoint;
