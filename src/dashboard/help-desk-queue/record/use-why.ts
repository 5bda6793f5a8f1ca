import { useState } from 'react';
import { useStaff } from '../../parts/staff';
import type { Asked } from './decision-words';

/**
 * Why time off is to be decided otherwise than it is now, as far as it is written, and what keeps it: like an answer, it stays while one
 * looks at something else. Once the decision is another, nothing is written yet.
 */
export function useWhy(recordId: string, now: Asked): [string, (next: string) => void] {
  const { drafts } = useStaff();
  const place = `decision/${recordId}/${now}`;
  const [, redraw] = useState('');
  const write = (next: string) => {
    if (next === '') drafts.delete(place);
    else drafts.set(place, { words: next, writing: 'email' });
    redraw(next);
  };
  return [drafts.get(place)?.words ?? '', write];
}
