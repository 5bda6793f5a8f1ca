import { useId } from 'react';
import { TextField } from '../../../ui/fields/text-field';
import { denseFilterStyle, filterStyle } from './filter.styles';

type FilterDayProps = {
  label: string;
  /** YYYY-MM-DD; null: any. */
  value: string | null;
  onValue: (value: string | null) => void;
  /** In a narrow pane. */
  dense?: boolean;
};

/** A day from which, or to which, something is listed, in the browser's own field. */
export function FilterDay({ label, value, onValue, dense = false }: FilterDayProps) {
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
