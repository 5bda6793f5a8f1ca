import { useRef } from 'react';
import type { FieldErrors } from './form-context';

type ReadDoubt = (name: string) => string | null;

/** Doubts about answers, such as an unusual date. One that was on the screen when the form was sent again is settled. */
export function useDoubts(read: ReadDoubt) {
  const settled = useRef<readonly string[]>([]);
  return {
    find: (name: string) => (settled.current.includes(name) ? null : read(name)),
    settle: (shown: FieldErrors) => {
      const seen = Object.keys(shown).filter((name) => shown[name] === read(name));
      settled.current = [...settled.current, ...seen];
    },
    reset: () => {
      settled.current = [];
    },
  };
}
