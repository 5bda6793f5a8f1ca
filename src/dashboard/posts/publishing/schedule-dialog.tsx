import { useState } from 'react';
import { regionFacts } from '../../../../contract/shared/region-facts';
import type { RegionId } from '../../../../contract/shared/regions';
import { Button } from '../../../ui/buttons/button';
import { buttonsEndStyle } from '../../../ui/buttons/button-row.styles';
import { TextField } from '../../../ui/fields/field';
import { Dialog } from '../../components/dialog/dialog';

type ScheduleDialogProps = {
  region: RegionId;
  error: string | undefined;
  busy: boolean;
  onClose: () => void;
  onSchedule: (due: { day: string; time: string }) => void;
};

/** The day and time of a publication, in the time zone of the region's office. */
export function ScheduleDialog({ region, error, busy, onClose, onSchedule }: ScheduleDialogProps) {
  const [day, setDay] = useState('');
  const [time, setTime] = useState('09:00');
  const [missing, setMissing] = useState<'day' | 'time' | null>(null);
  const submit = () => {
    const empty = day === '' ? 'day' : time === '' ? 'time' : null;
    setMissing(empty);
    if (empty === null) onSchedule({ day, time });
  };
  return (
    <Dialog title="Schedule" onClose={onClose}>
      <p>{regionFacts[region].state} time</p>
      <TextField
        id="schedule-day"
        label="Day"
        type="date"
        value={day}
        error={missing === 'day' ? 'Choose a day' : error}
        onChange={(event) => {
          setMissing(null);
          setDay(event.target.value);
        }}
      />
      <TextField
        id="schedule-time"
        label="Time"
        type="time"
        value={time}
        error={missing === 'time' ? 'Choose a time' : undefined}
        onChange={(event) => {
          setMissing(null);
          setTime(event.target.value);
        }}
      />
      <div css={buttonsEndStyle}>
        <Button tone="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} onClick={submit}>
          Schedule post
        </Button>
      </div>
    </Dialog>
  );
}
