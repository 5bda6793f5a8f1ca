import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { Search } from 'lucide-react';
import { longestSearch } from '../../../contract/list-limits';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { controlStyle } from '../../ui/field';
import { visuallyHidden } from '../../ui/visually-hidden';

/** After the last key press the address follows, in milliseconds. */
const settle = 200;

type SearchFieldProps = {
  id: string;
  label: string;
  /** What can be searched for. */
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
};

/** The search of a list. What is typed shows at once; the address, and with it the list, follows a moment later. */
export function SearchField({ id, label, placeholder, query, onQuery }: SearchFieldProps) {
  const [typed, setTyped] = useState(query);
  const [known, setKnown] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The address has changed by other means: back, forward, a link.
  if (query !== known) {
    setKnown(query);
    setTyped(query);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <div role="search" css={{ position: 'relative' }}>
      <label htmlFor={id} css={visuallyHidden}>
        {label}
      </label>
      <Search size={18} aria-hidden css={iconStyle} />
      <input
        id={id}
        type="search"
        value={typed}
        placeholder={placeholder}
        maxLength={longestSearch}
        autoComplete="off"
        onChange={(event) => {
          const next = event.target.value;
          setTyped(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            setKnown(next);
            onQuery(next);
          }, settle);
        }}
        css={[controlStyle, css({ paddingInlineStart: '2.5rem', fontSize: '1rem' })]}
      />
    </div>
  );
}

const iconStyle = css({
  position: 'absolute',
  insetInlineStart: space[3],
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  color: color.muted,
  pointerEvents: 'none',
});
