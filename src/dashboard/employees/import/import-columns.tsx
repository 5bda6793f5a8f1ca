import { css } from '@emotion/react';
import {
  importFieldLabels,
  importFields,
  type ImportField,
} from '../../../../contract/employees/form';
import type { ImportResponse } from '../../../../contract/employees/schema';
import { SelectField } from '../../../ui/fields/select-field';
import { fieldGridStyle, summaryStyle } from '../../components/dashboard.styles';

export type ColumnChoices = (ImportField | null)[];

type ImportColumnsProps = {
  columns: ImportResponse['columns'];
  /** Open, because the office has to choose something. */
  isOpen: boolean;
  disabled: boolean;
  onChange: (choices: ColumnChoices) => void;
};

const choices = {
  '': 'Don’t import',
  ...Object.fromEntries(importFields.map((field) => [field, importFieldLabels[field]])),
};

/** The field of each column of the file: guessed from its name, and changed here. */
export function ImportColumns({ columns, isOpen, disabled, onChange }: ImportColumnsProps) {
  const current = columns.map(({ field }) => importFields.find((one) => one === field) ?? null);
  const change = (index: number, value: string) => {
    const field = importFields.find((one) => one === value) ?? null;
    // A field is one column: choosing it here takes it from the other.
    onChange(current.map((one, other) => (other === index ? field : one === field ? null : one)));
  };
  return (
    <details open={isOpen} css={{ minWidth: 0 }}>
      <summary css={summaryStyle}>Columns of the file</summary>
      <div css={gridStyle}>
        {columns.map(({ label, sample }, index) => (
          <SelectField
            key={`${String(index)} ${label}`}
            id={`import-column-${String(index)}`}
            label={label}
            hint={sample === '' ? 'No values' : `For example: ${sample}`}
            choices={choices}
            value={current[index] ?? ''}
            disabled={disabled}
            onChange={(event) => change(index, event.target.value)}
          />
        ))}
      </div>
    </details>
  );
}

const gridStyle = css(fieldGridStyle, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  overflowWrap: 'anywhere',
});
