import { useId, useRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import { color, space, radius } from '../../theme/tokens';
import { visuallyHidden } from '../../ui/visually-hidden';
import { fontSize, denseControlStyle, quietStyle } from './dashboard.styles';

type ActionSelectProps = Omit<
  ComponentPropsWithoutRef<'select'>,
  'value' | 'onChange' | 'aria-describedby'
> & {
  value: string;
  onValueChange: (value: string) => void;
  frameStyle?: SerializedStyles | undefined;
  /** Leaving the select cancels; otherwise it applies the choice. */
  cancelsOnBlur?: boolean;
};

/** On a Mac, arrow keys open the list instead of changing the value. */
const isMac = () => /^(Mac|iP)/.test(navigator.platform);

/**
 * A native select whose choice takes effect immediately. With a keyboard, every arrow key changes the value, so the choice takes effect
 * on Enter or when the focus leaves; Escape cancels.
 */
export function ActionSelect(props: ActionSelectProps) {
  const { value, onValueChange, frameStyle, cancelsOnBlur = false, ...rest } = props;
  /** The value chosen by keyboard that has not taken effect. */
  const [pending, setPending] = useState<string | null>(null);
  const isKeyboard = useRef(false);
  const hintId = useId();
  const apply = (next: string | null) => {
    setPending(null);
    if (next !== null && next !== value) onValueChange(next);
  };
  const hasPending = pending !== null && pending !== value;
  return (
    <span css={[wrapperStyle, frameStyle]}>
      <select
        {...rest}
        value={pending ?? value}
        aria-describedby={hintId}
        onPointerDown={() => {
          isKeyboard.current = false;
        }}
        onKeyDown={(event) => {
          isKeyboard.current = !(isMac() && /^(Arrow|Enter| )/.test(event.key));
          if (pending === null || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          event.preventDefault();
          apply(event.key === 'Enter' ? pending : null);
        }}
        onKeyUp={({ key }) => {
          isKeyboard.current = false;
          // An open list reports only this event, after the change; some browsers also change on Escape.
          if (key === 'Enter') apply(pending);
          if (key === 'Escape') apply(null);
        }}
        onChange={({ target }) => {
          if (isKeyboard.current) setPending(target.value);
          else apply(target.value);
        }}
        onBlur={({ target }) => {
          // Another window got the focus.
          if (document.activeElement === target) return;
          isKeyboard.current = false;
          apply(cancelsOnBlur ? null : pending);
        }}
      />
      <span id={hintId} role="status" css={hintStyle}>
        {hasPending && 'Enter applies, Esc cancels'}
      </span>
    </span>
  );
}

const wrapperStyle = css({ position: 'relative', display: 'inline-grid', minWidth: 0 });

const hintStyle = css({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInlineStart: 0,
  zIndex: 2,
  width: 'max-content',
  maxWidth: '15rem',
  fontSize: fontSize.small,
  '&:not(:empty)': {
    padding: `${space[1]} ${space[2]}`,
    border: `1px solid ${color.divider}`,
    borderRadius: radius.small,
    background: color.surfaceRaised,
  },
});

export function Options({ choices }: { choices: Readonly<Record<string, string>> }) {
  return Object.entries(choices).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

type StateSelectProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  isLabelHidden?: boolean | undefined;
  children: ReactNode;
};

export function StateSelect(props: StateSelectProps) {
  const { label, value, onValueChange, isLabelHidden = false, children } = props;
  const id = useId();
  return (
    <div css={[rowStyle, isLabelHidden && { columnGap: 0 }]}>
      <label htmlFor={id} css={isLabelHidden ? visuallyHidden : labelStyle}>
        {label}
      </label>
      <ActionSelect
        {...{ id, value, onValueChange }}
        frameStyle={frameStyle}
        css={denseControlStyle}
      >
        {children}
      </ActionSelect>
    </div>
  );
}

const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
});

const labelStyle = css(quietStyle, { fontWeight: 700 });

// A long email address among the options would widen the select.
const frameStyle = css({ maxWidth: '12rem' });
