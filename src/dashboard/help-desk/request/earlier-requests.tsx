import { css } from '@emotion/react';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { denseTarget } from '../../components/styles/sizes';
import { Link } from '../../components/link/link';
import { TimeAgo } from '../../components/time/time-ago';
import { sectionHeadingStyle } from '../../components/styles/controls.styles';
import type { QueueType, SectionProps } from '../queues/queue-type';

type EarlierRequestsProps = {
  request: Pick<HelpDeskDetail, 'name' | 'earlier'>;
  summarize: QueueType['summarize'];
  getUrl: SectionProps['getUrl'];
};

/** Earlier requests with the same number or e-mail. Other people who share these are named. */
export function EarlierRequests({ request, summarize, getUrl }: EarlierRequestsProps) {
  if (request.earlier.length === 0) return null;
  return (
    <section aria-labelledby="request-earlier" css={{ display: 'grid', gap: space[2] }}>
      <h3 id="request-earlier" css={sectionHeadingStyle}>
        Earlier requests
      </h3>
      <ul css={{ listStyle: 'none' }}>
        {request.earlier.map(({ id, reference, name, at, decision, reviewed, facts }) => (
          <li key={id}>
            <Link to={getUrl(id)} css={linkStyle}>
              {reference}
            </Link>{' '}
            {normalizeName(name) !== normalizeName(request.name) && (
              <strong>{name}, same number or e-mail </strong>
            )}
            <span css={{ color: color.muted }}>
              <TimeAgo at={at} />
              {[decision ?? (reviewed ? 'reviewed' : 'waiting'), facts && summarize(facts)]
                .filter(Boolean)
                .map((part) => ` · ${part}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const normalizeName = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim();

const linkStyle = css({ display: 'inline-flex', alignItems: 'center', minHeight: denseTarget });
