import { getRequestState, requestTypes } from '../../../../contract/help-desk/constants';
import type { QueueItem } from '../../../../contract/help-desk/queue-schema';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { helpDeskScreens } from '../../../../contract/help-desk/screens';
import { getRecordUrl } from '../../../../contract/shared/record-url';
import { color } from '../../../theme/tokens';
import { TimeAgo } from '../../components/time/time-ago';
import { Section } from '../../components/section';
import { Link } from '../../components/link';
import { inlineLinkStyle } from '../../components/dashboard.styles';
import { queueTypes } from '../queues/queue-types';
import type { SectionProps } from '../queues/queue-type';

type EarlierRequestsProps = {
  request: Pick<HelpDeskDetail, 'type' | 'name' | 'earlier'>;
  getUrl: SectionProps['getUrl'];
};

/** Earlier requests of all types with the same number or email. Other people who share these are named. */
export function EarlierRequests({ request, getUrl }: EarlierRequestsProps) {
  if (request.earlier.length === 0) return null;
  const toUrl = ({ id, type }: QueueItem) =>
    type === request.type
      ? getUrl(id)
      : getRecordUrl({ kind: 'request', screen: helpDeskScreens[type], id });
  return (
    <Section title="Earlier requests">
      <ul css={{ listStyle: 'none' }}>
        {request.earlier.map((earlier) => (
          <li key={earlier.id}>
            <Link to={toUrl(earlier)} css={inlineLinkStyle}>
              {earlier.reference}
            </Link>{' '}
            {normalizeName(earlier.name) !== normalizeName(request.name) && (
              <strong>{earlier.name}, same number or email </strong>
            )}
            <span css={{ color: color.muted }}>
              <TimeAgo at={earlier.at} />
              {describe(earlier).map((part) => ` · ${part}`)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The type, the state, and what was asked for, if its data has that. */
function describe(request: QueueItem): string[] {
  const { type, requestData } = request;
  const summary = requestData && queueTypes[type].summarize(requestData);
  return [requestTypes[type].officeLabel, getRequestState(request), ...(summary ? [summary] : [])];
}

const normalizeName = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim();
