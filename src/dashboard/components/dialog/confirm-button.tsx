import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button';
import { useFocusBack } from '../../hooks/focus/use-return-focus';
import { Question } from './inline-confirm';

type ConfirmButtonProps = {
  label: ReactNode;
  /** 'Close this job?' */
  title: string;
  meaning: string;
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
};

/** A button that asks for confirmation in its place. */
export function AskFirst(props: ConfirmButtonProps) {
  const { label, title, meaning, confirm, busy, onConfirm } = props;
  const [isAsking, setAsking] = useState(false);
  const button = useFocusBack(isAsking);
  if (!isAsking) {
    return (
      <Button ref={button} tone="outline" busy={busy} onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    <Question
      {...{ title, confirm, busy }}
      onConfirm={() => {
        setAsking(false);
        onConfirm();
      }}
      onCancel={() => setAsking(false)}
    >
      <p>{meaning}</p>
    </Question>
  );
}
