import { css } from '@emotion/react';
import type { Account } from '../../../../contract/accounts/schema';
import { roles, type Role } from '../../../../contract/shared/roles';
import { controlStyle } from '../../../ui/fields/field';
import { ActingSelect } from '../../components/select/action-select';
import { roleWords } from './role-labels';

type RoleSelectProps = {
  account: Account;
  /** Another role was chosen; the select keeps showing the present one until it is so. */
  onRole: (role: Role) => void;
};

/** The role of an account, to be changed. A role once given is changed or disabled, not taken away. */
export function RoleSelect({ account, onRole }: RoleSelectProps) {
  return (
    <ActingSelect
      aria-label={`Role of ${account.name ?? account.email ?? 'this account'}`}
      value={account.role ?? ''}
      onValue={(value) => {
        const role = roles.find((one) => one === value);
        if (role !== undefined) onRole(role);
      }}
      css={[controlStyle, selectStyle]}
    >
      {account.role === null && <option value="">No role</option>}
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleWords[role]}
        </option>
      ))}
    </ActingSelect>
  );
}

const selectStyle = css({ width: 'auto', minWidth: '8rem', fontSize: '1rem' });
