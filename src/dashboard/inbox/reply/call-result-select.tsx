import { useId } from 'react';
import { isMissedCall, missedCalls, type MissedCall } from '../../../../contract/inbox/constants';
import { space } from '../../../theme/tokens';
import { controlStyle } from '../../../ui/fields/field';
import { fontSize } from '../../components/dashboard.styles';

type CallResultSelectProps = {
  /** Null for a call that reached the person. */
  missed: MissedCall | null;
  onChange: (missed: MissedCall | null) => void;
};

/** A call that reached nobody leaves the person waiting. */
export function CallResultSelect({ missed, onChange }: CallResultSelectProps) {
  const id = useId();
  return (
    <div css={{ display: 'grid', gap: space[1] }}>
      <label htmlFor={id} css={{ fontSize: fontSize.small, fontWeight: 700 }}>
        Result
      </label>
      <select
        id={id}
        value={missed ?? ''}
        onChange={({ target }) => onChange(isMissedCall(target.value) ? target.value : null)}
        css={controlStyle}
      >
        <option value="">Reached</option>
        {Object.entries(missedCalls).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
