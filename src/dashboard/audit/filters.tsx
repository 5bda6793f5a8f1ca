import type { AuditResponse } from '../../../contract/audit/schema';
import { DateFilter } from '../components/filter/date-filter';
import { OptionalFilter } from '../components/filter/optional-filter';
import { SelectFilter } from '../components/filter/select-filter';
import type { AuditParams } from './params';

const kindLabels: Record<AuditParams['kind'], string> = {
  any: 'Everything',
  disclosure: 'Masked data viewed',
  export: 'Exports',
  account: 'Roles and accounts',
  thread: 'Status and assignee',
  message: 'Replies, notes, calls',
  template: 'Reply templates',
  'help-desk': 'Help-desk requests',
  employee: 'Employees',
  job: 'Jobs and applications',
  post: 'Posts',
  deletion: 'Automatic deletions',
};

type AuditFiltersProps = {
  state: AuditParams;
  people: AuditResponse['people'];
  onChange: (changes: Partial<AuditParams>) => void;
};

/** The filters by person, kind, and day. */
export function AuditFilters({ state, people, onChange }: AuditFiltersProps) {
  // The person in the URL can be selected before the list of people has loaded.
  const everyone = [...new Set([...people, ...(state.who === null ? [] : [state.who])])].sort();
  return (
    <>
      <OptionalFilter
        label="Who"
        allLabel="Everyone"
        choices={Object.fromEntries(everyone.map((person) => [person, person]))}
        value={state.who}
        onValue={(who) => onChange({ who })}
      />
      <SelectFilter
        label="What"
        choices={kindLabels}
        value={state.kind}
        onValue={(kind) => onChange({ kind })}
      />
      <DateFilter label="From" value={state.from} onValue={(from) => onChange({ from })} />
      <DateFilter label="To" value={state.to} onValue={(to) => onChange({ to })} />
    </>
  );
}
