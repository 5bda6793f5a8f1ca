import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { Search } from 'lucide-react';
import { longestSearch } from '../../../../contract/shared/list-limits';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { controlStyle } from '../../../ui/fields/field';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { useKeys } from '../../hooks/keyboard/use-shortcuts';

/** After the last key press the address follows, in milliseconds. */
const settle = 200;

type SearchFieldProps = {
  id: string;
  label: string;
  /** What can be searched for. */
  placeholder: string;
  query: string;
  /** The words were put there, not typed: whoever types writes over them. */
  isSuggestion?: boolean;
  /** Called with the words, without spaces around them. */
  onQuery: (query: string) => void;
  /** Enter or the arrow down was pressed: on to what was found. */
  onLeave?: () => void;
};

/** The search of a list, also reached by the key '/'. What is typed shows at once; the address, and with it the list, follows a moment later. */
export function SearchField({
  id,
  label,
  placeholder,
  query,
  isSuggestion = false,
  onQuery,
  onLeave,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(query);
  const [known, setKnown] = useState(query);
  const [asked, setAsked] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const searched = useRef(query);
  if (query !== known) {
    setKnown(query);
    // Not what was asked for here: the address has changed by other means, as by a link or the way back.
    if (query !== asked) {
      setAsked(null);
      setTyped(query);
    }
  }
  useEffect(() => {
    // Another search than was asked for here: what was typed before it came is not called for any more.
    if (query !== searched.current && query !== asked) clearTimeout(timer.current);
    searched.current = query;
  }, [query, asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (isSuggestion && document.activeElement === input.current) input.current?.select();
  }, [isSuggestion, query]);
  useKeys({
    '/': {
      words: onLeave ? 'To the search; Enter goes on to what was found' : 'To the search',
      act: () => document.getElementById(id)?.focus(),
      isThere: () => isShown(input.current),
    },
  });

  const follow = (words: string) => {
    const path = window.location.pathname;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Who has gone elsewhere meanwhile is not called back; the field says again what is searched for. A filter chosen meanwhile holds too.
      if (window.location.pathname !== path) return setTyped(searched.current);
      const wanted = words.trim();
      setAsked(wanted);
      onQuery(wanted);
    }, settle);
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
        value={typed}
        placeholder={placeholder}
        maxLength={longestSearch}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          follow(event.target.value);
        }}
        onFocus={() => isSuggestion && input.current?.select()}
        onKeyDown={(event) => {
          if (!onLeave || !['Enter', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          onLeave();
        }}
        css={[controlStyle, css({ paddingInlineStart: '2.5rem', fontSize: '1rem' })]}
      />
    </div>
  );
}

/** Whether the list that a field belongs to is shown: below the width of a desk what is open stands in its place. */
function isShown(field: HTMLElement | null): boolean {
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
