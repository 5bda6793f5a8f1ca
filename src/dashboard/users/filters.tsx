import { css } from '@emotion/react';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { controlStyle, labelStyle } from '../../ui/field';
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
      <Filter
        id="users-role"
        label="Role"
        choices={roleChoices}
        value={state.role}
        onValue={(role) => onChange({ role })}
      />
      <Filter
        id="users-state"
        label="State"
        choices={stateChoices}
        value={state.state}
        onValue={(value) => onChange({ state: value })}
      />
    </>
  );
}

type FilterProps<Value extends string> = {
  id: string;
  label: string;
  choices: Record<Value, string>;
  value: Value;
  onValue: (value: Value) => void;
};

/** A choice of what is listed. */
export function Filter<Value extends string>({
  id,
  label,
  choices,
  value,
  onValue,
}: FilterProps<Value>) {
  const values = Object.keys(choices) as Value[];
  return (
    <div css={filterStyle}>
      <label htmlFor={id} css={labelStyle}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = values.find((one) => one === event.target.value);
          if (chosen !== undefined) onValue(chosen);
        }}
        css={controlStyle}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {choices[one]}
          </option>
        ))}
      </select>
    </div>
  );
}

export const filterStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  // Two beside one another on a phone; beside a search no wider than a role or a day needs.
  flex: '1 1 9rem',
  [media.tablet]: { maxWidth: '13rem' },
  // A browser's own field for a day is wide.
  'select, input': { paddingInline: space[2], fontSize: '1rem' },
});
