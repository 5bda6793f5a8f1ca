import { css } from '@emotion/react';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { payHoursLabels } from '../../../../contract/help-desk/constants';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { DescriptionList } from '../../components/detail/description-list';
import { tableContainerStyle, tableStyle } from '../../components/table/table.styles';
import { formatHours, formatPayDifference, getSupplyName } from '../request-labels';
import { sectionHeadingStyle } from '../../components/styles/controls.styles';

/** The request data that its queue is about, then everything else on the form. */
export function RequestDetails({ request: { facts, details } }: { request: HelpDeskDetail }) {
  const summarizedLabels = new Set([
    ...(facts?.hours ? Object.values(payHoursLabels) : []),
    ...(facts?.supplies ?? []).map(({ id }) => getSupplyName(id)),
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

function SupplyTable({ lines }: { lines: readonly { id: string; quantity: number }[] }) {
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
              <th scope="row">{getSupplyName(id)}</th>
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
