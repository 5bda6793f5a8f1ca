import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import Search from 'lucide-react/icons/search';
import { maxQueryLength } from '../../../../contract/shared/list-limits';
import { color, space } from '../../../theme/tokens';
import { controlStyle } from '../../../ui/fields/field';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { useShortcuts } from '../../hooks/use-shortcuts';

const debounceDelay = 200;

type SearchFieldProps = {
  id: string;
  label: string;
  /** The fields that it searches, shown on hover: 'Name, phone, or email'. */
  hint: string;
  query: string;
  /** The query was prefilled: it is selected, so that typing replaces it. */
  isSuggestion?: boolean;
  /** Called with the trimmed query, a moment after the last key. */
  onQuery: (query: string) => void;
  /** Called for Enter and arrow down, which lead to the results. */
  onSubmit?: () => void;
};

/** The search of a list; the key / focuses it. */
export function SearchField(props: SearchFieldProps) {
  const { id, label, hint, query, isSuggestion = false, onQuery, onSubmit } = props;
  const [value, setValue] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requested = useRef(query);

  useEffect(() => {
    if (query === requested.current) return;
    // The URL changed by a link or the back button.
    requested.current = query;
    clearTimeout(timer.current);
    setValue(query);
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isPrefilled = isSuggestion && value === query;
  useEffect(() => {
    if (isPrefilled && document.activeElement === input.current) input.current?.select();
  }, [isPrefilled]);
  useShortcuts({
    '/': {
      label: 'Search',
      run: () => input.current?.focus(),
      isAvailable: () => isListVisible(input.current),
    },
  });

  const requestSoon = (text: string) => {
    const { pathname } = window.location;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // A search would navigate back to this list.
      if (window.location.pathname !== pathname) return;
      requested.current = text.trim();
      onQuery(requested.current);
    }, debounceDelay);
  };

  return (
    <div role="search" css={{ position: 'relative' }}>
      <label htmlFor={id} css={visuallyHidden}>
        {label}
      </label>
      <Search size={18} aria-hidden css={iconStyle} />
      <input
        ref={input}
        id={id}
        type="search"
        value={value}
        placeholder="Search"
        title={hint}
        maxLength={maxQueryLength}
        autoComplete="off"
        onChange={(event) => {
          setValue(event.target.value);
          requestSoon(event.target.value);
        }}
        onFocus={() => isPrefilled && input.current?.select()}
        onKeyDown={(event) => {
          if (!onSubmit || !['Enter', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          onSubmit();
        }}
        css={[
          controlStyle,
          css({ paddingInlineStart: '2.5rem', fontSize: '1rem', textOverflow: 'ellipsis' }),
        ]}
      />
    </div>
  );
}

/** On narrow screens the open record covers the list. */
function isListVisible(field: HTMLElement | null): boolean {
  const list = field?.closest('[data-pane="list"]');
  return !list || getComputedStyle(list).display !== 'none';
}

const iconStyle = css({
  position: 'absolute',
  insetInlineStart: space[3],
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  color: color.muted,
  pointerEvents: 'none',
});
