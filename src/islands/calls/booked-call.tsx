import { buildCalendarFile } from '../../../contract/calls/calendar-file';
import { formatCallPromise } from '../../../contract/calls/call-times';
import { useTranslation } from '../../browser/hooks/use-translation';
import { saveFile } from '../../browser/files/save-file';
import type { FormOffice } from '../../shared/page-context';
import { Button } from '../../ui/buttons/button';

/** What follows after a call was booked. */
export function BookedCall({ office, at }: { office: FormOffice; at: string }) {
  const { language, translate } = useTranslation();
  const add = () => {
    const summary = translate(`Call from ${office.company}`);
    const event = { at, summary, phone: office.phone };
    saveFile(new File([buildCalendarFile(event)], 'call.ics', { type: 'text/calendar' }));
  };
  return (
    <>
      <p>
        {translate(formatCallPromise(office.id, at, language))}{' '}
        {translate('To choose another time, send this form again.')}
      </p>
      <Button tone="outline" onClick={add}>
        {translate('Add to calendar')}
      </Button>
    </>
  );
}
