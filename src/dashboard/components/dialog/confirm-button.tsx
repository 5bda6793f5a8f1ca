import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/buttons/button';
import { useReturnFocus } from '../../hooks/focus/use-return-focus';
import { InlineConfirm } from './inline-confirm';

type ConfirmButtonProps = {
  label: ReactNode;
  /** 'Close this job?' */
  title: string;
  message: string;
  confirm: string;
  busy: boolean;
  onConfirm: () => void;
};

/** A button that asks for confirmation in its place. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, title, message, confirm, busy, onConfirm } = props;
  const [isAsking, setAsking] = useState(false);
  const button = useReturnFocus(isAsking);
  if (!isAsking) {
    return (
      <Button ref={button} tone="outline" busy={busy} onClick={() => setAsking(true)}>
        {label}
      </Button>
    );
  }
  return (
    <InlineConfirm
      {...{ title, confirm, busy }}
      onConfirm={() => {
        setAsking(false);
        onConfirm();
      }}
      onCancel={() => setAsking(false)}
    >
      <p>{message}</p>
    </InlineConfirm>
  );
}
