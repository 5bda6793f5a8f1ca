import type { Access, Endpoint } from '../shared/schema/endpoint';
import { ConsentLedger, ConsentRequest } from './schema';

/** The calls that read and extend the consent ledger of a record's phone number. @param record the path of the record */
export const consentEndpoints = <Path extends string>(record: Path, access: Access) => {
  const read = {
    summary: 'List how consent to texts was given and withdrawn',
    access,
    response: ConsentLedger,
  } satisfies Endpoint;
  const write = {
    summary: 'Record consent to texts, or an opt-out, that the person told the office',
    access,
    perMinute: 60,
    body: ConsentRequest,
    response: ConsentLedger,
  } satisfies Endpoint;
  return {
    [`GET ${record}/text-consent`]: read,
    [`POST ${record}/text-consent`]: write,
  } as { [Call in `GET ${Path}/text-consent`]: typeof read } & {
    [Call in `POST ${Path}/text-consent`]: typeof write;
  };
};
