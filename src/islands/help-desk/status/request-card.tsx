import { css } from '@emotion/react';
import { telHref } from '../../../../contract/shared/phone';
import type { HelpDeskStatus } from '../../../../contract/forms/schema';
import { color } from '../../../theme/color';
import { radius, target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { type } from '../../../theme/typography';
import { cardStyle } from '../../../ui/card.styles';
import { askedDays, askedHours } from './format-period';
import { AnswerFile, GoneFile } from './file-download';
import { inWords } from '../format-date-time';
import { Ordered } from './order-summary';
import { requestTypes } from '../request-types';
import { decisionOf, isFileGone } from './timeline-entries';
import { StatusSteps } from './status-timeline';

export type RequestCardProps = {
  token: string;
  status: HelpDeskStatus;
  /** Looks again how the request stands. */
  refresh: () => void;
};

/** How a request stands: what was asked, whom to call, what was decided, the office's file and answers, and what has happened. */
export function RequestCard({ token, status, refresh }: RequestCardProps) {
  const { reference, asked, office, file, order, again } = status;
  const decision = decisionOf(status.steps);
  return (
    <article css={[cardStyle, boxStyle]}>
      <div>
        <p css={{ color: color.muted }}>Reference</p>
        <p css={referenceStyle}>{reference}</p>
        <p css={{ marginTop: space[2] }}>{requestTypes[status.type].name}</p>
        {asked !== null && (
          <p>
            {status.type === 'requestPto' ? 'Days off: ' : 'Pay period: '}
            <strong>{askedDays(asked)}</strong>
            {asked.hours !== null && `, ${askedHours(asked.hours)}`}
          </p>
        )}
        <p>
          {office.place} office:{' '}
          <a href={telHref(office.phone)} css={phoneStyle}>
            {office.phone}
          </a>
        </p>
      </div>
      {decision === 'approved' && (
        <p css={[decisionStyle, approvedStyle]}>
          <strong>Approved.</strong> Your office has approved the time off that you asked for.
        </p>
      )}
      {decision === 'declined' && (
        <p css={[decisionStyle, declinedStyle]}>
          <strong>Not approved.</strong> Your office could not approve the time off that you asked
          for. Please call your office to talk about other days.
        </p>
      )}
      {file !== null && <AnswerFile token={token} file={file} onGone={refresh} />}
      {isFileGone(status) && <GoneFile />}
      <StatusSteps status={status} />
      {order !== null && <Ordered order={order} quantities={again?.fields ?? null} />}
      <p css={{ color: color.muted, fontSize: '1rem' }}>
        This page is private: give its link to nobody. It works until{' '}
        {inWords(status.expiresAt, 'day')}.
      </p>
    </article>
  );
}

const boxStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
});

const referenceStyle = css({
  fontFamily: type.display,
  fontSize: type.size.h2,
  fontWeight: type.weight.display,
  lineHeight: type.line.heading,
});

const phoneStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: target,
  whiteSpace: 'nowrap',
});

const decisionStyle = css({
  padding: space[4],
  borderInlineStart: '4px solid',
  borderRadius: radius.small,
});
const approvedStyle = css({ borderColor: color.success, background: color.successSoft });
const declinedStyle = css({ borderColor: color.warning, background: color.warningSoft });
