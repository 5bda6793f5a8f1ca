import { useState } from 'react';
import { useStaff, type Draft } from '../staff';
import { useSend } from './use-send';
import { wordsLeft } from './words-left';

type Writing = Draft['writing'];

/**
 * What is written in the box of what stands at `path`, and its sending. What is typed stays until it has been sent, also while one looks
 * at something else; what is typed while it is sent stays after that.
 * @param usual as what it is written where nothing else was chosen
 * @param onSent it has arrived, as what the server answers, or it was refused, with null: how it stands now is to be asked for
 */
export function useWritingBox<Answer>(
  path: string,
  { usual, onSent }: { usual: Writing | null; onSent: (answer: Answer | null) => void },
) {
  const { drafts, sends } = useStaff();
  const draft = drafts.get(path);
  const [words, setWords] = useState(draft?.words ?? '');
  const [wish, setWish] = useState<Writing | null>(draft?.writing ?? usual);
  const [isDone, setDone] = useState(false);

  const keep = (next: string, writing: Writing) => {
    if (next === '') drafts.delete(path);
    else drafts.set(path, { words: next, writing });
  };
  const change = (next: string, writing: Writing) => {
    setWords(next);
    setWish(writing);
    setDone(false);
    keep(next, writing);
  };
  const sending = useSend<Answer>(path, {
    sends,
    // Also when the box is gone by then: what has arrived is no draft any more.
    onSent: (answer, sent) => {
      const kept = drafts.get(path);
      if (kept) keep(wordsLeft(kept.words, sent), kept.writing);
      onSent(answer);
    },
    onDelivered: (sent) => {
      const left = wordsLeft(words, sent);
      setWords(left);
      setDone(left === '');
    },
    onRefused: () => onSent(null),
  });
  return { words, wish, isDone, change, ...sending };
}
