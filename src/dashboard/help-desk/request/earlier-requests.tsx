import { css } from '@emotion/react';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { denseTarget } from '../../components/styles/target-size.styles';
import { Link } from '../../components/link/link';
import { TimeAgo } from '../../components/time/time-ago';
import { sectionHeadStyle } from '../../components/styles/section-heading.styles';
import type { QueueKind } from '../queues/queue-type';

type EarlierProps = Pick<QueueKind, 'inFewWords'> & {
  /** Who asks now. */
  name: string;
  earlier: HelpDeskDetail['earlier'];
  addressOf: (record: string) => string;
};

/** What the same person has asked for before; nothing when it is the first time. Who shares their number or e-mail is named. */
export function Earlier({ name, earlier, inFewWords, addressOf }: EarlierProps) {
  const aboutWords = ({ facts }: (typeof earlier)[number]) => facts && inFewWords(facts);
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="record-earlier" css={{ display: 'grid', gap: space[2] }}>
      <h3 id="record-earlier" css={sectionHeadStyle}>
        Before
      </h3>
      <ul css={{ listStyle: 'none' }}>
        {earlier.map((one) => (
          <li key={one.id}>
            <Link to={addressOf(one.id)} css={linkStyle}>
              {one.reference}
            </Link>{' '}
            {foldedName(one.name) !== foldedName(name) && (
              <strong>{one.name}, who gave the same number or e-mail </strong>
            )}
            <span css={{ color: color.muted }}>
              <TimeAgo at={one.at} /> · {one.decision ?? (one.reviewed ? 'reviewed' : 'waits')}
              {[aboutWords(one)].map((words) => words && ` · ${words}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const foldedName = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim();

const linkStyle = css({ display: 'inline-flex', alignItems: 'center', minHeight: denseTarget });
