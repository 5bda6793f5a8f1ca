import { useEffect, useId, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { buttonRowStyle } from '../../../ui/buttons/button-row.styles';

type QuestionProps = {
  /** 'Decline this time off?' */
  title: string;
  /** What will be done, and who is told. */
  children: ReactNode;
  /** What the answer yes is called. */
  confirm: string;
  busy?: boolean;
  /** Why the answer cannot be yes yet is said in the question. */
  isReady?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/**
 * A question in the place of the button that asked it, before something is done that others are told. It takes the focus; Escape is no, and
 * the keys of the screen rest meanwhile. Whoever asks gives the focus back.
 */
export function Question(props: QuestionProps) {
  const { title, children, confirm, busy = false, isReady = true, onConfirm, onCancel } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of what is in it
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
      <div css={buttonRowStyle}>
        <Button busy={busy} aria-disabled={!isReady} onClick={() => isReady && onConfirm()}>
          {confirm}
        </Button>
        <Button tone="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

const boxStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flexBasis: '100%',
  gap: space[2],
  maxWidth: '42rem',
  minWidth: 0,
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.raised,
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
});
