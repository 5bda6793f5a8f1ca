import { formatCallClock, formatCallDay } from '../../../contract/calls/call-times';
import { useTranslation } from '../../browser/hooks/use-translation';
import { saveFile } from '../../browser/files/save-file';
import type { FormOffice } from '../../shared/page-context';
import { Button } from '../../ui/buttons/button';
import { buildCalendarFile } from './calendar-file';

/** What follows after a call was booked. */
export function BookedCall({ office, at }: { office: FormOffice; at: string }) {
  const { language, translate } = useTranslation();
  const [day, time] = [formatCallDay, formatCallClock].map((format) =>
    format(office.id, at, language),
  );
  const add = () => {
    const summary = translate(`Call from ${office.company}`);
    const event = { at, summary, phone: office.phone };
    saveFile(new File([buildCalendarFile(event)], 'call.ics', { type: 'text/calendar' }));
  };
  return (
    <>
      <p>
        {translate(`We’ll call you on ${day} at ${time}.`)}{' '}
        {translate('To choose another time, send this form again.')}
      </p>
      <Button tone="outline" onClick={add}>
        {translate('Add to calendar')}
      </Button>
    </>
  );
}
