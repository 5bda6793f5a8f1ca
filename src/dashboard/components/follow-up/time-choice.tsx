import { useId, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { TextField } from '../../../ui/fields/field';
import { rowStyle, stackStyle } from '../dashboard.styles';
import { formatMoment } from '../time/format';
import { useNow } from '../time/time-ago';
import { getQuickTime, quickTimes, type DayTime, type QuickTime } from './times';

type TimeChoiceProps = {
  /** Of the inputs. */
  value: DayTime;
  onChange: (value: DayTime) => void;
  onQuickTime: (at: string) => void;
  /** More quick choices. */
  children?: ReactNode;
};

/** Quick choices, and a day and time of one's own, at the office. */
export function TimeChoice({ value, onChange, onQuickTime, children }: TimeChoiceProps) {
  const id = useId();
  const now = useNow();
  return (
    <div css={stackStyle(space[3])}>
      <div role="group" aria-label="Quick choices" css={rowStyle(space[2])}>
        {(Object.keys(quickTimes) as QuickTime[]).map((choice) => (
          <Button
            key={choice}
            tone="outline"
            title={formatMoment(getQuickTime(choice, now))}
            onClick={() => onQuickTime(getQuickTime(choice, Date.now()))}
          >
            {quickTimes[choice]}
          </Button>
        ))}
        {children}
      </div>
      <div css={inputsStyle}>
        <TextField
          id={`${id}-day`}
          label="Date"
          type="date"
          value={value.day}
          onChange={({ target }) => onChange({ ...value, day: target.value })}
        />
        <TextField
          id={`${id}-time`}
          label="Time at the office"
          type="time"
          value={value.time}
          onChange={({ target }) => onChange({ ...value, time: target.value })}
        />
      </div>
    </div>
  );
}

const inputsStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
  gap: space[3],
});
