import type { RelatedRecord } from '../../../contract/people/schema';
import { notFound } from '../../core/http/errors';
import type { FoundRecords } from './find-person';
import type { FoundRecord } from './person-source';

const maxRelated = 100;

type Listed = FoundRecord & Required<Pick<FoundRecord, 'listed'>>;

/**
 * The other records of the person, as far as they are visible: employees first, then the newest. Throws 404 if the opened record is not
 * visible itself.
 */
export function listRelated(
  found: readonly FoundRecords[],
  id: string,
  isVisible: (record: Listed['listed']) => boolean,
): RelatedRecord[] {
  const records = found
    .flatMap((ofSource) => ofSource.records)
    .filter((record): record is Listed => record.listed !== undefined && isVisible(record.listed));
  const opened = records.find((record) => record.id === id);
  if (opened === undefined) throw notFound();
  const isEmployee = (record: RelatedRecord) => record.kind === 'employee';
  return records
    .filter((record) => record !== opened && !record.mergedInto && !isOfSomeoneElse(opened, record))
    .map(({ id: recordId, listed: { region: _region, ...listed }, ...record }) => ({
      ...listed,
      id: recordId,
      isConfirmed: opened.employeeId === recordId || record.employeeId === id,
    }))
    .sort((a, b) => Number(isEmployee(b)) - Number(isEmployee(a)) || (a.at < b.at ? 1 : -1))
    .slice(0, maxRelated);
}

/** The office has confirmed that another employee sent the request. */
function isOfSomeoneElse(one: Listed, other: Listed): boolean {
  const pairs = [
    [one, other],
    [other, one],
  ] as const;
  return pairs.some(
    ([request, { id, listed }]) =>
      listed.kind === 'employee' && request.employeeId && request.employeeId !== id,
  );
}
