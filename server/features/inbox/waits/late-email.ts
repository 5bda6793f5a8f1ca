import { formatOfficeMoment } from '../../../../contract/shared/office-hours/format-office-time';
import { getRecordUrl } from '../../../../contract/shared/record-url';
import { defaultRegion } from '../../../../contract/shared/regions';
import { getScreen } from '../../../../contract/shared/roles';
import type { Context } from '../../context';
import type { OutboundEmail } from '../../../services/email/email';
import { buildNotice } from '../../../services/email/templates/region-email';
import type { OverdueWait } from './queries';

const maxListed = 20;
const screen = 'form-messages';

/** Tells an owner who waits too long, by office and time only. */
export function buildLateEmail(
  { regions, config }: Pick<Context, 'regions' | 'config'>,
  waits: readonly OverdueWait[],
  { to, now }: { to: string; now: Date },
): OutboundEmail {
  const [first] = waits;
  const offices = new Set(waits.map(({ region }) => region));
  const region = regions[offices.size === 1 && first ? first.region : defaultRegion];
  const describe = ({ region: office, since, dueAt }: OverdueWait) => {
    const [from, until] = [since, dueAt].map((at) => formatOfficeMoment(office, new Date(at), now));
    return `has waited since ${from}. Target: ${until}`;
  };
  const isOne = waits.length === 1 && first !== undefined;
  const rows = waits
    .slice(0, maxListed)
    .map((wait) => [regions[wait.region].place, `A person ${describe(wait)}`] as const);
  const hidden = waits.length - rows.length;
  const path = isOne
    ? getRecordUrl({ kind: 'thread', screen, id: first.id })
    : `${getScreen(screen).path}?due=overdue&sort=due`;
  return buildNotice({
    region,
    to,
    subject: isOne ? `A person is waiting (${region.place})` : `${waits.length} people are waiting`,
    lead: isOne
      ? `A person ${describe(first)}.`
      : `${waits.length} people have waited more than twice as long as the target.`,
    details: isOne
      ? [['Office', region.place]]
      : hidden > 0
        ? [...rows, ['Others', `${hidden}`]]
        : rows,
    link: {
      label: isOne ? 'Open and reply' : 'Open the overdue threads',
      url: `${config.siteUrl}${path}`,
    },
  });
}
