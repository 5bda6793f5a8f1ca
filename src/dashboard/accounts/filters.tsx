import { SelectFilter } from '../components/filter/select-filter';
import { roleLabels } from './roles/role-labels';
import type { AccountsState } from './params';

const roleChoices: Record<AccountsState['role'], string> = {
  any: 'All roles',
  ...roleLabels,
  none: 'No role',
};

const statusChoices: Record<AccountsState['state'], string> = {
  any: 'All',
  active: 'Active',
  waiting: 'Pending sign-in',
  disabled: 'Disabled',
  unverified: 'E-mail not verified',
};

type AccountFiltersProps = {
  state: AccountsState;
  onChange: (changes: Partial<AccountsState>) => void;
};

export function AccountFilters({ state, onChange }: AccountFiltersProps) {
  return (
    <>
      <SelectFilter
        label="Role"
        choices={roleChoices}
        value={state.role}
        onValue={(role) => onChange({ role })}
      />
      <SelectFilter
        label="Status"
        choices={statusChoices}
        value={state.state}
        onValue={(status) => onChange({ state: status })}
      />
    </>
  );
}
