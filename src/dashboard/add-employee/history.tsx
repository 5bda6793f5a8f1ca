import { css } from '@emotion/react';
import {
  employeeLabels,
  employeeValueWords,
  type EmployeeField,
} from '../../../contract/employee-words';
import type { EmployeeChanged } from '../../../contract/employees';
import { formatPhone } from '../../../contract/phone';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { text } from '../parts/text';
import { TimeAgo } from '../parts/time/time-ago';

/** What was changed of an employee, the latest first. */
export function History({ entries }: { entries: readonly EmployeeChanged[] }) {
  return (
    <details css={{ minWidth: 0 }}>
      <summary css={summaryStyle}>History ({entries.length})</summary>
      <ol css={listStyle}>
        {entries.map((entry) => (
          <li key={entry.id}>
            {changeWords(entry)}
            <span css={smallStyle}>
              {entry.by}, <TimeAgo at={entry.at} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** A change in words. */
export function changeWords({ field, from, to }: EmployeeChanged): string {
  switch (field) {
    case 'added':
      return 'Added';
    case 'imported':
      return 'Imported from a file';
    case 'photo':
      return 'Photo set';
    case 'photo-removed':
      return 'Photo removed';
    default:
      return `${employeeLabels[field as EmployeeField]}: ${valueWords(field, from)} → ${valueWords(field, to)}`;
  }
}

function valueWords(field: string, value: string | null): string {
  const words = employeeValueWords(field, value);
  return field === 'phone' ? formatPhone(words) : words;
}

const summaryStyle = css({ minHeight: '2.75rem', alignContent: 'center', fontWeight: 700 });
const listStyle = css({
  display: 'grid',
  gap: space[3],
  marginTop: space[2],
  listStyle: 'none',
  li: { overflowWrap: 'anywhere' },
});
const smallStyle = css({ display: 'block', color: color.muted, fontSize: text.small });
