import { bulkStatuses, employeeStatuses } from '../../../contract/employees/constants';
import type { BulkEmployeeChange, Employee } from '../../../contract/employees/schema';
import { getRegionName } from '../../../contract/shared/region-facts';
import type { RegionId } from '../../../contract/shared/regions';
import { callStaff } from '../api/staff-client';
import { useInvalidate } from '../api/swr-hooks';
import { BulkSelect, SelectionBar } from '../components/selection';
import { useBulkChange } from '../hooks/selection/use-bulk-change';
import type { Selection } from '../hooks/selection/use-selection';
import { useRegionNames } from '../hooks/use-staff';

export const formatEmployeeName = ({ firstName, lastName }: Employee) => `${firstName} ${lastName}`;

type BulkStatus = (typeof bulkStatuses)[number];

const statusChoices = Object.fromEntries(
  bulkStatuses.map((status) => [status, employeeStatuses[status]]),
) as Record<BulkStatus, string>;

/** Changes the status or region of the selected employees. Someone who leaves has a last day, which their own form asks for. */
export function BulkActions({ selection }: { selection: Selection<Employee> }) {
  const refresh = useInvalidate('/employees');
  const bulk = useBulkChange(selection, { noun: 'employee', refresh });
  const send = (patch: Omit<BulkEmployeeChange, 'employees'>) => ({
    call: (employees: BulkEmployeeChange['employees']) =>
      callStaff('POST /employees/states', { body: { employees, ...patch } }),
  });
  const setStatus = (status: BulkStatus) => {
    const state = employeeStatuses[status].toLowerCase();
    bulk.change({
      ...send({ status }),
      verb: 'Mark',
      done: 'Marked',
      suffix: `as ${state}`,
      goal: { state, isReached: (row) => row.status === status },
    });
  };
  const setRegion = (region: RegionId) => {
    const name = getRegionName(region);
    bulk.change({
      ...send({ region }),
      verb: 'Move',
      done: 'Moved',
      suffix: `to ${name}`,
      goal: { state: `in ${name}`, isReached: (row) => row.region === region },
    });
  };
  return (
    <SelectionBar label="Change selected employees" {...bulk}>
      <BulkSelect
        label="Status of selected employees"
        prompt="Set status…"
        choices={statusChoices}
        disabled={bulk.isPending}
        onChoice={setStatus}
      />
      <BulkSelect
        label="Region of selected employees"
        prompt="Set region…"
        choices={useRegionNames()}
        disabled={bulk.isPending}
        onChoice={setRegion}
      />
    </SelectionBar>
  );
}
