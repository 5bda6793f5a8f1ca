import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import type { FollowUpKind } from '../../../../contract/follow-ups/constants';
import { normalizeForSearch } from '../../../../contract/shared/text/text-search';
import { useStaffNames } from '../../api/staff-names';
import { useApi } from '../../api/swr-hooks';
import { useStaff } from '../../hooks/use-staff';
import { insertText } from './insert-text';

const maxOptions = 6;

/** The characters after an @ before the cursor. */
type Typed = { start: number; query: string };

export type Mentions = ReturnType<typeof useMentions>;

/** Suggests the colleagues who see a record while someone types @ in a note. @param record null for other messages */
export function useMentions(
  record: { kind: FollowUpKind; id: string } | null,
  box: RefObject<HTMLTextAreaElement>,
) {
  const listId = useId();
  const { user } = useStaff();
  const formatName = useStaffNames();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const isTyping = record !== null && typed !== null && typed.start !== closedAt;
  const { data } = useApi(
    'GET /follow-ups/:kind/:id/assignees',
    isTyping ? { params: record } : null,
  );
  const options = isTyping
    ? (data?.assignees ?? [])
        .filter((email) => email !== user.email?.toLowerCase())
        .map((email) => ({ email, name: formatName(email) }))
        .filter(({ name }) => isMatch(name, typed.query))
        .slice(0, maxOptions)
    : [];

  const read = () => {
    const next = box.current && findTyped(box.current);
    if (next?.start === typed?.start && next?.query === typed?.query) return;
    setTyped(next);
    setActive(0);
    if (next === null) setClosedAt(null);
  };
  const choose = (name: string) => {
    if (box.current && typed) insertText(box.current, `@${name} `, typed.start);
  };
  const move = (step: 1 | -1) => setActive((active + step + options.length) % options.length);

  return {
    options,
    active,
    listId,
    choose,
    read,
    /** Returns whether the key was for the list. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      const option = options[active];
      const { key, ctrlKey, metaKey, shiftKey } = event;
      if (option === undefined || ctrlKey || metaKey || shiftKey) return false;
      if (key === 'ArrowDown') move(1);
      else if (key === 'ArrowUp') move(-1);
      else if (key === 'Enter' || key === 'Tab') choose(option.name);
      else if (key === 'Escape') setClosedAt(typed?.start ?? null);
      else return false;
      event.preventDefault();
      return true;
    },
    fieldProps: {
      onSelect: read,
      onBlur: () => setTyped(null),
      ...(options.length > 0 && {
        'aria-autocomplete': 'list' as const,
        'aria-controls': listId,
        'aria-activedescendant': getOptionId(listId, active),
      }),
    },
  };
}

export const getOptionId = (listId: string, index: number) => `${listId}-${index}`;

function findTyped({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Typed | null {
  if (selectionStart !== selectionEnd) return null;
  const [, query] = /(?<![\p{L}\p{N}])@([^\n@]{0,40})$/u.exec(value.slice(0, selectionEnd)) ?? [];
  return query === undefined ? null : { query, start: selectionEnd - query.length - 1 };
}

/** The beginning of a name, or of one of its words. */
function isMatch(name: string, query: string): boolean {
  const [text, start] = [name, query].map(normalizeForSearch) as [string, string];
  // After a name and a space, the sentence goes on.
  return !/\s$/.test(query) && ` ${text}`.includes(` ${start}`);
}
