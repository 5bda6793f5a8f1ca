import { minLookupDigits } from '../../../../contract/inbox/constants';
import { emptyThreadFilter } from '../../../../contract/inbox/filter';
import type { KnownPerson, PersonLookup } from '../../../../contract/inbox/person-schema';
import { maxMatches } from '../../../../contract/shared/list-limits';
import { getPhoneDigits, normalizePhone } from '../../../../contract/shared/phone';
import type { Staff } from '../../../core/http/request/staff';
import type { Context } from '../../context';
import { openListing, readThreads } from '../lists/listing';
import { normalizeName } from '../threads/contact-key';
import { decryptThread, formatPersonName } from '../threads/person-name';
import { listContactPoints } from './contact-points';
import { listMergedThreads } from './queries';

/** The visible threads that have the number or the address, those of a person with that name first. */
export async function findKnownPeople(
  context: Context,
  staff: Staff,
  typed: PersonLookup,
): Promise<KnownPerson[]> {
  const { database, encryption } = context;
  const digits = getPhoneDigits(normalizePhone(typed.phone));
  const number = digits.length < minLookupDigits ? '' : digits;
  const people = new Map<string, KnownPerson>();
  for (const query of [number, typed.email.trim().toLowerCase()]) {
    const list = await openListing(context, { ...emptyThreadFilter, status: 'all', query }, staff);
    if (list.search === null) continue;
    const { threads } = await readThreads(context, list, { from: null, limit: maxMatches });
    const ids = ['', ...threads.map(({ id }) => id)];
    const merged = await listMergedThreads(database.db, encryption, ids);
    for (const row of threads) {
      const userId = row.id;
      const thread = decryptThread(encryption, row);
      const members = [thread, ...merged.filter(({ mergedInto }) => mergedInto === userId)];
      const names = members.map((one) => normalizeName(formatPersonName(one)));
      const isSame = names.includes(normalizeName(typed.name));
      for (const { id, version, ...member } of members.toReversed()) {
        const points = [...listContactPoints(member)];
        // A message may only mention it.
        const point = points.find(({ kind, value }) =>
          kind === 'phone' ? value.includes(query) : value.toLowerCase() === query,
        );
        const known = { userId, name: formatPersonName(thread), isSame };
        if (point) people.set(userId, { ...known, point, owner: { userId: id, version, points } });
      }
    }
  }
  return [...people.values()].sort((a, b) => Number(b.isSame) - Number(a.isSame)).slice(0, 5);
}
