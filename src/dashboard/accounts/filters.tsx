import { FilterSelect } from '../components/filter/select-filter';
import { roleWords } from './roles/role-labels';
import type { UsersState } from './params';

const roleChoices: Record<UsersState['role'], string> = {
  any: 'All roles',
  ...roleWords,
  none: 'No role',
};

const stateChoices: Record<UsersState['state'], string> = {
  any: 'All',
  active: 'Active',
  waiting: 'Waits for a sign-in',
  disabled: 'Disabled',
  unverified: 'E-mail not verified',
};

type FiltersProps = {
  state: UsersState;
  onChange: (changes: Partial<UsersState>) => void;
};

/** The filters by role and by status. */
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
        label="Status"
        choices={stateChoices}
        value={state.state}
        onValue={(value) => onChange({ state: value })}
      />
    </>
  );
}
