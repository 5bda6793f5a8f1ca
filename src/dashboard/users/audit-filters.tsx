import type { AuditAnswer } from '../../../contract/audit';
import { TextField } from '../../ui/text-field';
import type { AuditState } from './audit-address';
import { Filter, filterStyle } from './filters';

const kinds: Record<AuditState['kind'], string> = {
  any: 'Everything',
  disclosure: 'Masked data shown',
  export: 'Exports',
  account: 'Roles and accounts',
  thread: 'Status and who has it',
  message: 'Answers, notes, calls',
  template: 'Reply templates',
  deletion: 'Deletions by the clock',
};

type AuditFiltersProps = {
  state: AuditState;
  people: AuditAnswer['people'];
  onChange: (changes: Partial<AuditState>) => void;
};

/** The filters by person, kind and day. Whoever the address names can be chosen, also before the people are known. */
export function AuditFilters({ state, people, onChange }: AuditFiltersProps) {
  const all = [...new Set([...people, ...(state.who === null ? [] : [state.who])])].sort();
  const choices = Object.fromEntries([['', 'Everybody'], ...all.map((one) => [one, one])]);
  return (
    <>
      <Filter
        id="audit-who"
        label="Who"
        choices={choices as Record<string, string>}
        value={state.who ?? ''}
        onValue={(who) => onChange({ who: who === '' ? null : who })}
      />
      <Filter
        id="audit-kind"
        label="What"
        choices={kinds}
        value={state.kind}
        onValue={(kind) => onChange({ kind })}
      />
      {(['from', 'to'] as const).map((name) => (
        <div key={name} css={filterStyle}>
          <TextField
            id={`audit-${name}`}
            label={name === 'from' ? 'From' : 'To'}
            type="date"
            value={state[name] ?? ''}
            onChange={(event) => onChange({ [name]: event.target.value || null })}
          />
        </div>
      ))}
    </>
  );
}
