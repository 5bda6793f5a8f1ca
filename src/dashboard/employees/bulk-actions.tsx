import { employeeStatuses } from '../../../contract/employees/constants';
import {
  bulkStatuses,
  type BulkEmployeeChange,
  type Employee,
} from '../../../contract/employees/schema';
import { getRegionName, getRegionNames } from '../../../contract/shared/region-facts';
import { callStaff } from '../api/staff-client';
import { BulkSelect, SelectionBar } from '../components/selection';
import { useBulkChange } from '../hooks/selection/use-bulk-change';
import type { PageSelection } from '../hooks/selection/use-selection';

export const formatEmployeeName = ({ firstName, lastName }: Employee) => `${firstName} ${lastName}`;

const statusChoices = Object.fromEntries(
  bulkStatuses.map((status) => [status, employeeStatuses[status]]),
) as Record<(typeof bulkStatuses)[number], string>;

type BulkActionsProps = {
  selected: readonly Employee[];
  all: PageSelection;
  /** Receives the ids that could not be changed. */
  onChanged: (rejectedIds: readonly string[]) => void;
};

/** Changes the status or region of the selected employees. Someone who leaves has a last day, which their own form asks for. */
export function BulkActions({ selected, all, onChanged }: BulkActionsProps) {
  const getName = formatEmployeeName;
  const bulk = useBulkChange(selected, { noun: 'employee', getName, onChanged });
  const send = (patch: Omit<BulkEmployeeChange, 'employees'>, label: string) =>
    bulk.change({
      call: (employees) => callStaff('POST /employees/states', { body: { employees, ...patch } }),
      verb: 'Change',
      done: 'Changed',
      suffix: `to ${label}`,
      goal: {
        state: label,
        isReached: ({ status, region }) => status === patch.status || region === patch.region,
      },
    });
  return (
    <SelectionBar label="Change selected employees" count={selected.length} all={all} {...bulk}>
      <BulkSelect
        label="Status of selected employees"
        prompt="Set status…"
        choices={statusChoices}
        disabled={bulk.isPending}
        onChoice={(status) => send({ status }, employeeStatuses[status])}
      />
      <BulkSelect
        label="Region of selected employees"
        prompt="Set region…"
        choices={getRegionNames()}
        disabled={bulk.isPending}
        onChoice={(region) => send({ region }, getRegionName(region))}
      />
    </SelectionBar>
  );
}
