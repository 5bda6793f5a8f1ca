import { css } from '@emotion/react';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { formatHours, supplies } from '../../../../contract/help-desk/constants';
import { requestLabels } from '../../../../contract/help-desk/form';
import type { RequestData } from '../../../../contract/help-desk/request-data-schema';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { DescriptionList } from '../../components/detail/description-list';
import { tableContainerStyle, tableStyle } from '../../components/table/table-container';
import { formatPayDifference } from '../request-labels';
import { sectionHeadingStyle } from '../../components/styles/section-heading.styles';

/** The request data that its queue is about, then everything else on the form. */
export function RequestDetails({ request: { facts, details } }: { request: HelpDeskDetail }) {
  const summarizedLabels = new Set<string>([
    ...(facts?.hours ? [requestLabels.hoursWorked, requestLabels.hoursPaid] : []),
    ...(facts?.supplies ?? []).map(({ id }) => supplies[id]),
  ]);
  return (
    <section aria-labelledby="request-details" css={sectionStyle}>
      <h3 id="request-details" css={sectionHeadingStyle}>
        Request details
      </h3>
      {facts?.hours && <PayHours hours={facts.hours} />}
      {facts !== null && facts.supplies.length > 0 && <SupplyTable lines={facts.supplies} />}
      <DescriptionList details={details.filter(({ label }) => !summarizedLabels.has(label))} />
    </section>
  );
}

function PayHours({ hours }: { hours: { worked: number; paid: number } }) {
  const difference = formatPayDifference(hours);
  return (
    <dl css={payStyle}>
      <div>
        <dt>Worked</dt>
        <dd>{formatHours(hours.worked)}</dd>
      </div>
      <div>
        <dt>Paid</dt>
        <dd>{formatHours(hours.paid)}</dd>
      </div>
      <div>
        <dt>Difference</dt>
        <dd css={difference === null ? undefined : css({ color: color.warning })}>
          {difference ?? 'None'}
        </dd>
      </div>
    </dl>
  );
}

function SupplyTable({ lines }: { lines: RequestData['supplies'] }) {
  return (
    <div css={tableContainerStyle}>
      <table css={tableStyle}>
        <thead>
          <tr>
            <th scope="col">Supply</th>
            <th scope="col">Quantity</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, quantity }) => (
            <tr key={id}>
              <th scope="row">{supplies[id]}</th>
              <td>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const sectionStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  maxWidth: '42rem',
});
const payStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  dt: { color: color.muted },
  dd: { fontSize: '1.25rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
});
