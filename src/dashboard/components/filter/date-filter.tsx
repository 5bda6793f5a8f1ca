import { useId } from 'react';
import { TextField } from '../../../ui/fields/text-field';
import { denseFilterStyle, filterStyle } from './filter.styles';

type DateFilterProps = {
  label: string;
  /** YYYY-MM-DD; null: any. */
  value: string | null;
  onValue: (value: string | null) => void;
  dense?: boolean;
};

export function DateFilter({ label, value, onValue, dense = false }: DateFilterProps) {
  return (
    <div css={dense ? denseFilterStyle : filterStyle}>
      <TextField
        id={useId()}
        label={label}
        type="date"
        value={value ?? ''}
        onChange={(event) => onValue(event.target.value || null)}
      />
    </div>
  );
}
