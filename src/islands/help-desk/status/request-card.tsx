import { useTranslation } from '../../../browser/hooks/use-translation';
import { css } from '@emotion/react';
import { requestTypes } from '../../../../contract/help-desk/constants';
import { formatCount } from '../../../../contract/shared/text/format-number';
import type { HelpDeskStatus } from '../../../../contract/help-desk/status-schema';
import { color, space, radius, tapTargetStyle, type } from '../../../theme/tokens';
import { cardStyle } from '../../../ui/card.styles';
import { TelLink } from '../../../ui/tel-link';
import { FileDownload, RemovedFile } from './file-download';
import { formatDay, formatPeriod } from './format-status';
import { OrderSummary } from './order-summary';
import { findDecision, isFileRemoved, StatusTimeline } from './status-timeline';

type RequestCardProps = { token: string; request: HelpDeskStatus; refresh: () => void };

export function RequestCard({ token, request, refresh }: RequestCardProps) {
  const { reference, type: requestType, period, office, file, order, reorder } = request;
  const decision = findDecision(request.steps);
  const { language, translate } = useTranslation();
  return (
    <article css={[cardStyle, boxStyle]}>
      <div>
        <p css={{ color: color.muted }}>{translate('Reference')}</p>
        <p css={referenceStyle}>{reference}</p>
        <p css={{ marginTop: space[2] }}>{translate(requestTypes[requestType].label)}</p>
        {period !== null && (
          <p>
            {translate(requestType === 'requestPto' ? 'Days off:' : 'Pay period:')}{' '}
            <strong>{formatPeriod(period, language)}</strong>
            {period.hours !== null && `, ${translate(formatCount(period.hours, 'hour'))}`}
          </p>
        )}
        <p>
          {translate(`${office.place} office:`)}{' '}
          <TelLink phone={office.phone} css={tapTargetStyle} />
        </p>
      </div>
      {decision === 'approved' && (
        <p css={approvedStyle}>
          <strong>{translate('Approved.')}</strong>{' '}
          {translate('Your office approved your time off.')}
        </p>
      )}
      {decision === 'declined' && (
        <p css={declinedStyle}>
          <strong>{translate('Not approved.')}</strong>{' '}
          {translate(
            'Your office couldn’t approve your time off. Call them to talk about other days.',
          )}
        </p>
      )}
      {file !== null && <FileDownload token={token} file={file} onRemoved={refresh} />}
      {isFileRemoved(request) && <RemovedFile />}
      <StatusTimeline request={request} />
      {order !== null && <OrderSummary order={order} quantities={reorder?.fields ?? null} />}
      <p css={{ color: color.muted, fontSize: '1rem' }}>
        {translate(
          `This page is private. Don’t share its link. It works until ${formatDay(request.expiresAt, language)}.`,
        )}
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

const decisionStyle = css({
  padding: space[4],
  borderInlineStart: '4px solid',
  borderRadius: radius.small,
});
const approvedStyle = css(decisionStyle, {
  borderColor: color.success,
  background: color.successSoft,
});
const declinedStyle = css(decisionStyle, {
  borderColor: color.warning,
  background: color.warningSoft,
});
