import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { useReturnFocus } from '../browser/hooks/use-return-focus';
import { color, space, radius } from '../theme/tokens';
import { buttonsEndStyle } from './buttons/button-row.styles';
import { Button } from './buttons/button';

type ConfirmButtonProps = {
  id?: string;
  tone?: 'primary' | 'outline' | 'quiet';
  label: ReactNode;
  /** Names the button among others with the same label. */
  name?: string;
  /** 'Close this job?' */
  title: string;
  message: string;
  confirm: string;
  isPending: boolean;
  onConfirm: () => void;
};

export function ConfirmButton(props: ConfirmButtonProps) {
  const { id, tone = 'outline', label, name, title, message, confirm } = props;
  const { isPending, onConfirm } = props;
  const [isAsking, setAsking] = useState(false);
  const button = useReturnFocus(isAsking);
  if (!isAsking) {
    return (
      <Button
        ref={button}
        id={id}
        tone={tone}
        aria-label={name}
        isPending={isPending}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
    );
  }
  return (
    <InlineConfirm
      {...{ title, confirm, isPending }}
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

type InlineConfirmProps = {
  /** 'Decline this time off?' */
  title: string;
  children: ReactNode;
  confirm: string;
  isPending?: boolean;
  /** False disables the confirm button; the content says why. */
  isReady?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks for confirmation in place of a button. It takes the focus and keeps keys from the screen's shortcuts; Escape cancels. */
export function InlineConfirm(props: InlineConfirmProps) {
  const {
    title,
    children,
    confirm,
    isPending = false,
    isReady = true,
    onConfirm,
    onCancel,
  } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it handles keys of the controls inside
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      css={boxStyle}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        event.stopPropagation();
        if (event.key === 'Escape') onCancel();
      }}
    >
      <p id={`${id}-title`} css={{ fontWeight: 700 }}>
        {title}
      </p>
      {children}
      <div css={buttonsEndStyle}>
        <Button tone="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          isPending={isPending}
          aria-disabled={!isReady}
          onClick={() => isReady && onConfirm()}
        >
          {confirm}
        </Button>
      </div>
    </div>
  );
}

const boxStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  flexBasis: '100%',
  maxWidth: '42rem',
  minWidth: 0,
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
});
