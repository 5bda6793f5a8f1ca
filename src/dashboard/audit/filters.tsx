import type { AuditAnswer } from '../../../contract/audit/schema';
import { FilterDay } from '../components/filter/date-filter';
import { FilterOrAll } from '../components/filter/optional-filter';
import { FilterSelect } from '../components/filter/select-filter';
import type { AuditState } from './params';

const kinds: Record<AuditState['kind'], string> = {
  any: 'Everything',
  disclosure: 'Masked data shown',
  export: 'Exports',
  account: 'Roles and accounts',
  thread: 'Status and who has it',
  message: 'Answers, notes, calls',
  template: 'Reply templates',
  'help-desk': 'Help-desk requests',
  employee: 'Employees',
  job: 'Jobs and applications',
  post: 'Posts',
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
  return (
    <>
      <FilterOrAll
        label="Who"
        all="Everybody"
        choices={Object.fromEntries(all.map((one) => [one, one]))}
        value={state.who}
        onValue={(who) => onChange({ who })}
      />
      <FilterSelect
        label="What"
        choices={kinds}
        value={state.kind}
        onValue={(kind) => onChange({ kind })}
      />
      <FilterDay label="From" value={state.from} onValue={(from) => onChange({ from })} />
      <FilterDay label="To" value={state.to} onValue={(to) => onChange({ to })} />
    </>
  );
}
