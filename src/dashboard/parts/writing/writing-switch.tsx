import { useId, useRef, useState } from 'react';
import { css } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { denseTarget } from '../dense-target';
import { Question } from '../question';
import { text } from '../text';

/** A way in which something can be written. */
export type WayToWrite<Value extends string> = {
  value: Value;
  label: string;
  icon: LucideIcon;
  /** It stays with the office. */
  isKept: boolean;
  /** Why it cannot be used, in words. */
  refusal: string | null;
};

type WritingSwitchProps<Value extends string> = {
  ways: readonly WayToWrite<Value>[];
  writing: Value;
  /** What is written so far. */
  words: string;
  onChange: (writing: Value) => void;
};

/**
 * What is written: an answer by text or by e-mail, or what stays with the office. What cannot be sent is disabled and says
 * why; what is kept looks unlike what is sent, and words begun as the one become the other only after a question.
 */
export function WritingSwitch<Value extends string>({
  ways,
  writing,
  words,
  onChange,
}: WritingSwitchProps<Value>) {
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  /** As what the office's own words would be sent: whether that is meant is asked. */
  const [asked, setAsked] = useState<WayToWrite<Value> | null>(null);
  const choose = (way: WayToWrite<Value>) => {
    const isOffices = ways.find(({ value }) => value === writing)?.isKept === true;
    if (isOffices && !way.isKept && words.trim() !== '') return setAsked(way);
    setAsked(null);
    onChange(way.value);
  };
  const answer = (value: Value) => {
    setAsked(null);
    box.current?.querySelector<HTMLElement>(`input[value="${value}"]`)?.focus();
  };
  return (
    <fieldset ref={box} css={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}>
      <legend css={visuallyHidden}>What you write</legend>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockEnd: space[1] }}>
        {ways.map((way) => {
          const { value, label, icon: Icon, isKept, refusal } = way;
          return (
            <label key={value} css={[optionStyle, isKept && keptStyle]}>
              <input
                type="radio"
                name={`${id}-writing`}
                value={value}
                checked={writing === value}
                disabled={refusal !== null}
                aria-describedby={refusal === null ? undefined : `${id}-${value}`}
                onChange={() => choose(way)}
              />
              <Icon size={16} aria-hidden />
              {label}
            </label>
          );
        })}
      </div>
      {asked !== null && (
        <Question
          title="Send what was written for the office?"
          confirm="Use it as the answer"
          onConfirm={() => {
            onChange(asked.value);
            answer(asked.value);
          }}
          onCancel={() => answer(writing)}
        >
          <p>Until now only the office was to see it. Nothing is sent yet.</p>
        </Question>
      )}
      {ways.map(({ value, refusal }) =>
        refusal === null ? null : (
          <p key={value} id={`${id}-${value}`} css={{ color: color.muted, fontSize: text.small }}>
            {refusal}
          </p>
        ),
      )}
    </fieldset>
  );
}

const optionStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: denseTarget,
  padding: `0 ${space[3]}`,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.round,
  fontSize: '0.9375rem',
  input: { width: '1.1rem', height: '1.1rem', margin: 0, accentColor: color.teal },
  '&:has(:checked)': {
    borderColor: color.teal,
    background: color.tealSoft,
    color: color.tealStrong,
    fontWeight: 700,
  },
  '&:has(:disabled)': { borderStyle: 'dashed', color: color.muted, cursor: 'not-allowed' },
  '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  'input:focus-visible': { outline: 'none' },
});

const keptStyle = css({
  borderRadius: radius.small,
  input: { accentColor: color.warning },
  '&:has(:checked)': {
    borderColor: color.warning,
    background: color.surface,
    color: color.warning,
  },
});
