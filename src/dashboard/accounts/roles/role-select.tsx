import { css } from '@emotion/react';
import type { Account } from '../../../../contract/accounts/schema';
import { roles, type Role } from '../../../../contract/shared/roles';
import { controlStyle } from '../../../ui/fields/field';
import { ActionSelect } from '../../components/select/action-select';
import { roleLabels } from './role-labels';

type RoleSelectProps = { account: Account; onSelect: (role: Role) => void };

/** The role of an account. A role can be changed or disabled but not removed. */
export function RoleSelect({ account, onSelect }: RoleSelectProps) {
  return (
    <ActionSelect
      aria-label={`Role of ${account.name ?? account.email ?? 'this account'}`}
      value={account.role ?? ''}
      onValue={(value) => {
        const role = roles.find((candidate) => candidate === value);
        if (role !== undefined) onSelect(role);
      }}
      css={[controlStyle, selectStyle]}
    >
      {account.role === null && <option value="">No role</option>}
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleLabels[role]}
        </option>
      ))}
    </ActionSelect>
  );
}

const selectStyle = css({ width: 'auto', minWidth: '8rem', fontSize: '1rem' });
