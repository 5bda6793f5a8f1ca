import { css } from '@emotion/react';
import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { payHours } from '../../../../contract/help-desk/constants';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Details } from '../../components/detail/description-list';
import { tableBoxStyle, tableStyle } from '../../components/table/table-container';
import { hoursWords, payDifference, supplyName } from '../request-labels';
import { sectionHeadStyle } from '../../components/styles/section-heading.styles';

/** What was asked for: what the queue is about first, then all the form said. */
export function Asked({ record: { facts, details } }: { record: HelpDeskDetail }) {
  // Said above, as figures or as a table.
  const told = new Set([
    ...(facts?.hours ? Object.values(payHours) : []),
    ...(facts?.supplies ?? []).map(({ id }) => supplyName(id)),
  ]);
  return (
    <section aria-labelledby="record-asked" css={sectionStyle}>
      <h3 id="record-asked" css={sectionHeadStyle}>
        Asked for
      </h3>
      {facts?.hours && <Pay hours={facts.hours} />}
      {facts !== null && facts.supplies.length > 0 && <Order lines={facts.supplies} />}
      <Details details={details.filter(({ label }) => !told.has(label))} />
    </section>
  );
}

/** Expected against paid. */
function Pay({ hours }: { hours: { worked: number; paid: number } }) {
  const difference = payDifference(hours);
  return (
    <dl css={payStyle}>
      <div>
        <dt>Worked</dt>
        <dd>{hoursWords(hours.worked)}</dd>
      </div>
      <div>
        <dt>Paid</dt>
        <dd>{hoursWords(hours.paid)}</dd>
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

/** What is to be packed. */
function Order({ lines }: { lines: readonly { id: string; quantity: number }[] }) {
  return (
    <div css={tableBoxStyle}>
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
              <th scope="row">{supplyName(id)}</th>
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
