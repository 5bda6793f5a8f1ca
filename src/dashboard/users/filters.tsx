import { FilterSelect } from '../parts/list/filter-select';
import { roleWords } from './role-words';
import type { UsersState } from './users-address';

const roleChoices: Record<UsersState['role'], string> = {
  any: 'All roles',
  ...roleWords,
  none: 'No role',
};

const stateChoices: Record<UsersState['state'], string> = {
  any: 'All states',
  active: 'Active',
  waiting: 'Waits for a sign-in',
  disabled: 'Disabled',
  unverified: 'E-mail not verified',
};

type FiltersProps = {
  state: UsersState;
  onChange: (changes: Partial<UsersState>) => void;
};

/** The filters by role and by state. */
export function Filters({ state, onChange }: FiltersProps) {
  return (
    <>
      <FilterSelect
        label="Role"
        choices={roleChoices}
        value={state.role}
        onValue={(role) => onChange({ role })}
      />
      <FilterSelect
        label="State"
        choices={stateChoices}
        value={state.state}
        onValue={(value) => onChange({ state: value })}
      />
    </>
  );
}
