import { buildCalendarFile } from '../../../contract/calls/calendar-file';
import { formatBookedCall } from '../../../contract/shared/office-hours/reply-promise';
import { useTranslation } from '../../browser/hooks/use-translation';
import { saveFile } from '../../browser/files/save-file';
import type { FormOffice } from '../../shared/page-context';
import { Button } from '../../ui/buttons/button';

type BookedCallProps = { office: FormOffice; at: string; id: string };

/** The time of a booked call, and a button for the calendar. */
export function BookedCall({ office, at, id }: BookedCallProps) {
  const { language, translate } = useTranslation();
  const add = () => {
    const summary = translate(`Call from ${office.company}`);
    const event = { id, at, summary, phone: office.phone };
    const file = buildCalendarFile(event, new Date());
    saveFile(new File([file], 'call.ics', { type: 'text/calendar' }));
  };
  return (
    <>
      <p>
        {formatBookedCall(office.id, at, language)}{' '}
        {translate('To choose another time, send this form again.')}
      </p>
      <Button tone="outline" onClick={add}>
        {translate('Add to calendar')}
      </Button>
    </>
  );
}
