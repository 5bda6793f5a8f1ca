import { useState } from 'react';
import { useStaff } from '../../parts/staff';
import type { Asked } from './decision-words';

/**
 * Why time off is to be decided so (`next`), as far as it is written, and what keeps it: like an answer, it stays while one looks at
 * something else, until it is sent. Each decision has words of its own.
 */
export function useWhy(recordId: string, next: Asked): [string, (words: string) => void] {
  const { drafts } = useStaff();
  const place = `decision/${recordId}/${next}`;
  const [, redraw] = useState('');
  const write = (words: string) => {
    if (words === '') drafts.delete(place);
    else drafts.set(place, { words, writing: 'email' });
    redraw(words);
  };
  return [drafts.get(place)?.words ?? '', write];
}
