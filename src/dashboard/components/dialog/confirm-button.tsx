import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button';
import { Question } from './inline-confirm';
import { useFocusBack } from '../../hooks/focus/use-return-focus';

type AskFirstProps = {
  /** Of the button. */
  label: ReactNode;
  /** 'Close this job?' */
  title: string;
  /** What will be done, and what becomes of it. */
  meaning: string;
  /** What the answer yes is called. */
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
};

/** A button that asks before it does something that cannot be taken back unseen. The focus is on it again after the answer, as long as it is there. */
export function AskFirst({ label, title, meaning, confirm, busy, onConfirm }: AskFirstProps) {
  const [isAsked, setAsked] = useState(false);
  const button = useFocusBack(isAsked);
  if (!isAsked) {
    return (
      <Button ref={button} tone="outline" busy={busy} onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  }
  return (
    <Question
      {...{ title, confirm, busy }}
      onConfirm={() => {
        setAsked(false);
        onConfirm();
      }}
      onCancel={() => setAsked(false)}
    >
      <p>{meaning}</p>
    </Question>
  );
}
