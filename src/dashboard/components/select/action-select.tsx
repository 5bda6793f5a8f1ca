import { useId, useRef, useState, type ComponentPropsWithoutRef } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { text } from '../styles/font-size';

type ActingSelectProps = Omit<
  ComponentPropsWithoutRef<'select'>,
  'value' | 'onChange' | 'aria-describedby'
> & {
  value: string;
  /** What was chosen, other than `value`. */
  onValue: (value: string) => void;
  /** How it stands among what is beside it; `css` is the control's own. */
  frame?: SerializedStyles;
  /** Leaving it takes back what the keys came to: what it does moves the focus, which is elsewhere by then. */
  forgetsWhenLeft?: boolean;
};

/** There the keys open the list, and what is chosen of it is chosen. */
const isMac = () => /^(Mac|iP)/.test(navigator.platform);

/**
 * The browser's own list whose choice does something at once: by a tap or a click. By keyboard each arrow is another choice, so that
 * Enter, or leaving it, does it, and Escape takes it back.
 */
export function ActingSelect({
  value,
  onValue,
  frame,
  forgetsWhenLeft = false,
  ...rest
}: ActingSelectProps) {
  /** What the keys have come to, and nothing has been done with yet. */
  const [reached, setReached] = useState<string | null>(null);
  const isByKeys = useRef(false);
  const hint = useId();
  const act = (chosen: string | null) => {
    setReached(null);
    if (chosen !== null && chosen !== value) onValue(chosen);
  };
  return (
    <span css={[frameStyle, frame]}>
      <select
        {...rest}
        value={reached ?? value}
        aria-describedby={hint}
        onPointerDown={() => {
          isByKeys.current = false;
        }}
        onKeyDown={(event) => {
          isByKeys.current = !(isMac() && /^(Arrow|Enter| )/.test(event.key));
          if (reached === null || (event.key !== 'Enter' && event.key !== 'Escape')) return;
          event.preventDefault();
          act(event.key === 'Enter' ? reached : null);
        }}
        onKeyUp={({ key }) => {
          isByKeys.current = false;
          // Of a list that is open the page hears this alone, after the choice; some browsers choose at Escape too.
          if (key === 'Enter') act(reached);
          if (key === 'Escape') act(null);
        }}
        onChange={({ target }) => {
          if (isByKeys.current) setReached(target.value);
          else act(target.value);
        }}
        onBlur={({ target }) => {
          // Another window in front is not leaving it.
          if (document.activeElement === target) return;
          isByKeys.current = false;
          act(forgetsWhenLeft ? null : reached);
        }}
      />
      <span id={hint} role="status" css={hintStyle}>
        {reached !== null &&
          reached !== value &&
          (forgetsWhenLeft
            ? 'Enter does it, Escape or leaving the list takes it back'
            : 'Enter or leaving the list sets it, Escape takes it back')}
      </span>
    </span>
  );
}

const frameStyle = css({ position: 'relative', display: 'inline-grid', minWidth: 0 });

const hintStyle = css({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInlineStart: 0,
  zIndex: 2,
  width: 'max-content',
  maxWidth: '15rem',
  fontSize: text.small,
  '&:not(:empty)': {
    padding: `${space[1]} ${space[2]}`,
    border: `1px solid ${color.line}`,
    borderRadius: radius.small,
    background: color.raised,
  },
});
