import { getRequestState } from '../../../../contract/help-desk/constants';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { color } from '../../../theme/color';
import { TimeAgo } from '../../components/time/time-ago';
import type { QueueType, SectionProps } from '../queues/queue-type';
import { RequestLink, RequestSection } from '../request-section';

type EarlierRequestsProps = {
  request: Pick<HelpDeskDetail, 'name' | 'earlier'>;
  summarize: QueueType['summarize'];
  getUrl: SectionProps['getUrl'];
};

/** Earlier requests with the same number or e-mail. Other people who share these are named. */
export function EarlierRequests({ request, summarize, getUrl }: EarlierRequestsProps) {
  if (request.earlier.length === 0) return null;
  return (
    <RequestSection title="Earlier requests">
      <ul css={{ listStyle: 'none' }}>
        {request.earlier.map((earlier) => (
          <li key={earlier.id}>
            <RequestLink to={getUrl(earlier.id)}>{earlier.reference}</RequestLink>{' '}
            {normalizeName(earlier.name) !== normalizeName(request.name) && (
              <strong>{earlier.name}, same number or e-mail </strong>
            )}
            <span css={{ color: color.muted }}>
              <TimeAgo at={earlier.at} />
              {[getRequestState(earlier), earlier.requestData && summarize(earlier.requestData)]
                .filter(Boolean)
                .map((part) => ` · ${part}`)}
            </span>
          </li>
        ))}
      </ul>
    </RequestSection>
  );
}

const normalizeName = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim();
