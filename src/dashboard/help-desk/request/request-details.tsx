import type { HelpDeskDetail } from '../../../../contract/help-desk/record-schema';
import { supplies } from '../../../../contract/help-desk/constants';
import { requestLabels } from '../../../../contract/help-desk/form';
import type { RequestData } from '../../../../contract/help-desk/request-data-schema';
import { DescriptionList } from '../../components/detail/description-list';
import { tableContainerStyle, tableStyle } from '../../components/table/table.styles';
import { Section } from '../../components/section';
import { formatPayDifference } from '../queues/queue-types';

/** Supplies as a table, then everything else on the form, with the difference of worked and paid hours. */
export function RequestDetails({ request: { requestData, details } }: { request: HelpDeskDetail }) {
  const ordered = requestData?.supplies ?? [];
  const supplyNames = new Set<string>(ordered.map(({ id }) => supplies[id]));
  const difference = requestData?.hours && {
    label: 'Difference',
    value: formatPayDifference(requestData.hours) ?? 'None',
  };
  return (
    <Section title="Request details">
      {ordered.length > 0 && <SupplyTable lines={ordered} />}
      <DescriptionList
        details={details
          .filter(({ label }) => !supplyNames.has(label))
          .flatMap((detail) =>
            difference && detail.label === requestLabels.hoursPaid ? [detail, difference] : detail,
          )}
      />
    </Section>
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
