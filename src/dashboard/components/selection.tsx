import { useEffect, useRef, type ReactNode } from 'react';
import { css, Global, type SerializedStyles } from '@emotion/react';
import { color, space, target } from '../../theme/tokens';
import { layer, media } from '../../theme/layout';
import type { useBulkChange } from '../hooks/selection/use-bulk-change';
import { useFocusFallback } from '../hooks/use-focus';
import { ActionSelect, Options } from './action-select';
import { TextButton } from './buttons';
import { InlineConfirm } from '../../ui/confirm';
import { StatusMessage } from './status/messages';
import { sidebarWidth, denseControlStyle, stickyTopStyle, denseTarget } from './dashboard.styles';

type SelectionBarProps = Omit<ReturnType<typeof useBulkChange>, 'change'> & {
  label: string;
  /** Ends the selection mode; then the bar is above the list, even if nothing is selected. */
  onDone?: () => void;
  children: ReactNode;
};

/** Bulk actions for the selected rows, at the bottom of the window so that no row moves, or above the list with `onDone`. */
export function SelectionBar(props: SelectionBarProps) {
  const { label, count, all, isPending, result, question, onDone, children } = props;
  const isAboveList = onDone !== undefined;
  const bar = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (result.message === '') return;
    const focused = document.activeElement;
    const hasLostFocus = focused === document.body;
    const isInBar = bar.current?.contains(focused) === true;
    if (hasLostFocus || (result.hasFailed && isInBar)) message.current?.focus();
    else if (result.hasFailed) message.current?.scrollIntoView({ block: 'nearest' });
  }, [result]);

  // The buttons of the question disappear with it.
  useFocusFallback(question === null ? 'none' : question.title, () => bar.current);

  const resultMessage = (
    <StatusMessage messageRef={message} isError={result.hasFailed}>
      {result.message}
    </StatusMessage>
  );
  return (
    <>
      {(isAboveList || count > 0) && (
        <div
          ref={bar}
          role="group"
          tabIndex={-1}
          aria-label={label}
          aria-busy={isPending}
          data-at-edge={!isAboveList || undefined}
          css={[barStyle, isAboveList ? aboveListStyle : bottomStyle]}
        >
          {/* The bar must not cover the focused element (WCAG 2.4.11). */}
          {!isAboveList && <Global styles={{ html: { scrollPaddingBlockEnd: '9rem' } }} />}
          <SelectionCheckbox
            label={`All ${all.count} on this page`}
            isLabelVisible
            checked={all.areAllSelected}
            onToggle={all.toggle}
            frameStyle={isAboveList ? undefined : cardsOnlyStyle}
          />
          <div css={isAboveList && countStyle}>
            <strong role="status">{count} selected</strong>
            {isAboveList && <TextButton onClick={onDone}>Done</TextButton>}
          </div>
          {question === null ? (
            children
          ) : (
            <InlineConfirm {...question}>
              {question.warning === undefined ? null : <p>{question.warning}</p>}
            </InlineConfirm>
          )}
          {isAboveList && resultMessage}
        </div>
      )}
      {!isAboveList && resultMessage}
    </>
  );
}

export const bulkSelectStyle = css(denseControlStyle, { maxWidth: '16rem' });

type BulkSelectProps<Value extends string> = {
  label: string;
  /** 'Set status…' */
  prompt: string;
  /** Value → label, in order. */
  choices: Readonly<Record<Value, string>>;
  disabled: boolean;
  frameStyle?: SerializedStyles;
  onChoice: (value: Value) => void;
};

export function BulkSelect<Value extends string>(props: BulkSelectProps<Value>) {
  const { label, prompt, choices, disabled, frameStyle, onChoice } = props;
  return (
    <ActionSelect
      aria-label={label}
      value=""
      disabled={disabled}
      frameStyle={frameStyle}
      css={bulkSelectStyle}
      onValueChange={(value) => onChoice(value as Value)}
    >
      <option value="" disabled>
        {prompt}
      </option>
      <Options choices={choices} />
    </ActionSelect>
  );
}

/** A table has this checkbox in its header. */
const cardsOnlyStyle = css({ [media.wide]: { display: 'none' } });

const barStyle = css({
  '&:focus': { outline: 'none' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  borderBlock: `0 solid ${color.divider}`,
  background: color.primarySoft,
  '@media print': { display: 'none' },
});

const bottomStyle = css({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: layer.header - 1,
  [media.desktop]: { insetInlineStart: sidebarWidth },
  gap: space[3],
  maxHeight: '40dvh',
  overflow: 'auto',
  padding: `${space[3]} ${space.gutter}`,
  borderBlockStartWidth: 1,
});

const countStyle = css({
  display: 'flex',
  flex: '1 0 auto',
  justifyContent: 'space-between',
  alignItems: 'center',
});

const aboveListStyle = css({
  justifyContent: 'space-between',
  gap: space[2],
  padding: `${space[2]} ${space[3]}`,
  borderBlockEndWidth: 1,
  '> p': { flex: '1 0 100%' },
  [media.belowWide]: stickyTopStyle,
});

type SelectionCheckboxProps = {
  label: string;
  isLabelVisible?: boolean;
  checked: boolean;
  /** Some, but not all, rows are selected. */
  isMixed?: boolean;
  /** @param isRange Shift is down */
  onToggle: (isRange: boolean) => void;
  frameStyle?: SerializedStyles | undefined;
};

export function SelectionCheckbox(props: SelectionCheckboxProps) {
  const { label, isLabelVisible = false, checked, isMixed = false, onToggle, frameStyle } = props;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Shift would select the text of the rows
    <label
      css={[boxStyle, isLabelVisible ? labelStyle : bareStyle, frameStyle]}
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <input
        type="checkbox"
        aria-label={isLabelVisible ? undefined : label}
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        onChange={({ nativeEvent }) =>
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {isLabelVisible && label}
    </label>
  );
}

const boxStyle = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: target,
  input: { width: '1.25rem', height: '1.25rem', margin: 0, accentColor: color.primary },
});
const bareStyle = css({ width: denseTarget });
const labelStyle = css({
  gridAutoFlow: 'column',
  gap: space[3],
  fontSize: '0.9375rem',
  fontWeight: 700,
});
