import { contactSources, type ContactSource } from '../../../../contract/inbox/constants';
import type { ThreadEvent } from '../../../../contract/inbox/event-schema';
import { personChangeLabels, type PersonChangeField } from '../../../../contract/inbox/person-form';
import { getRegionName } from '../../../../contract/shared/region-facts';
import type { RegionId } from '../../../../contract/shared/regions';

/** A change of a person, after the name of who made it: 'changed the phone number from … to …'. */
export function describePersonChange({ detail, ...values }: ThreadEvent): string {
  const field = detail as PersonChangeField;
  const label = personChangeLabels[field].toLowerCase();
  const [from, to] = [values.from, values.to].map((value) => formatValue(field, value ?? null));
  if (field === 'preferred-phone' || field === 'preferred-email') {
    return `made ${to ?? ''} the ${label}`;
  }
  const verb = field === 'phone' || field === 'email' ? 'added the' : 'set the';
  if (from == null) return `${verb} ${label}${verb === 'added the' ? '' : ' to'} ${to ?? ''}`;
  // Only its label or its person.
  if (to?.startsWith(`${from}, `)) return `set the details of the ${label}: ${to}`;
  return to == null ? `removed the ${label} ${from}` : `changed the ${label} from ${from} to ${to}`;
}

function formatValue(field: PersonChangeField, value: string | null): string | null {
  if (value === null) return null;
  if (field === 'region') return getRegionName(value as RegionId);
  return field === 'source' ? contactSources[value as ContactSource] : value;
}
