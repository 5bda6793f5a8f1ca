import { useEffect, useRef, useState } from 'react';
import { useStaff } from '../../hooks/session/use-staff';
import { allAsked, mayBeAsked, type Asked } from './decision-messages';

/**
 * Why time off that stands like `now` is to be decided so (`next`), as far as it is written, and what keeps it: like an answer, it stays
 * while one looks at something else, until one has decided. Each decision has words of its own; those of one that nobody can ask for any
 * more go when the request is left.
 */
export function useWhy(
  recordId: string,
  now: Asked,
  next: Asked,
): { note: string; write: (words: string) => void; forget: () => void } {
  const { drafts } = useStaff();
  const [, redraw] = useState({});
  const placeOf = (one: Asked) => `decision/${recordId}/${one}`;
  const drop = (which: readonly Asked[]) => which.forEach((one) => drafts.delete(placeOf(one)));
  const leave = useRef<() => void>(() => undefined);
  useEffect(() => {
    leave.current = () => drop(allAsked.filter((one) => !mayBeAsked(one, now)));
  });
  useEffect(() => () => leave.current(), []);
  return {
    note: drafts.get(placeOf(next))?.words ?? '',
    write: (words) => {
      if (words === '') drop([next]);
      else drafts.set(placeOf(next), { words });
      redraw({});
    },
    forget: () => {
      drop(allAsked);
      redraw({});
    },
  };
}
