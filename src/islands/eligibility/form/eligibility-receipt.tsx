import { useTranslation } from '../../../browser/hooks/use-translation';
import { Fragment } from 'react';
import { css } from '@emotion/react';
import { formatPhone, getPhoneDigits } from '../../../../contract/shared/phone';
import type { FormOffice } from '../../../shared/page-context';
import { media } from '../../../theme/layout';
import { color, space } from '../../../theme/tokens';
import { TelLink } from '../../../ui/tel-link';
import { ReplyPromise } from '../../forms/reply-promise';
import { SuccessPanel } from '../../forms/success-panel';

export type SentCheck = {
  office: FormOffice;
  texts: Readonly<Record<string, string>>;
  hasCard: boolean;
};

type EligibilityReceiptProps = SentCheck & { onRestart: () => void };

/** The received data and the office that calls. Without date of birth and Medicaid number, because the screen may be shared. */
export function EligibilityReceipt({ office, texts, hasCard, onRestart }: EligibilityReceiptProps) {
  const { translate, formatHours } = useTranslation();
  const phone = formatPhone(getPhoneDigits(texts['contact'] ?? ''));
  const answers = listAnswers(texts, hasCard, translate);
  return (
    <SuccessPanel
      title="We have your answers"
      action={{ label: 'Send another', onClick: onRestart }}
    >
      <p>
        {translate(`Someone from ${office.company} will look at them.`)}{' '}
        <ReplyPromise office={office} by="call" to={phone} dayPart={texts['time'] ?? ''} />{' '}
        {translate('You don’t need to send anything else.')}
      </p>
      <dl css={listStyle}>
        {answers.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{translate(label)}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
        <dt>{translate('Office')}</dt>
        <dd>
          {office.place}, <TelLink phone={office.phone} />
        </dd>
        <dt>{translate('Office hours')}</dt>
        <dd>
          {office.hours.map((hours) => (
            <div key={hours.days}>{formatHours(hours)}</div>
          ))}
        </dd>
      </dl>
      <p>{translate('Can’t wait? Call the office. If someone is in danger, call 911 first.')}</p>
    </SuccessPanel>
  );
}

function listAnswers(
  texts: SentCheck['texts'],
  hasCard: boolean,
  translate: (text: string) => string,
): (readonly [label: string, value: string])[] {
  const get = (name: string) => texts[name] ?? '';
  const caller = [get('callerName'), get('relationship')].filter(Boolean).join(', ');
  const other = [
    'Date of birth',
    ...(get('medicate') === '' ? [] : ['Medicaid number']),
    ...(hasCard ? ['benefit card'] : []),
  ];
  return [
    ['Name', `${get('firstName')} ${get('lastName')}`],
    ['Phone', formatPhone(getPhoneDigits(get('contact')))],
    ['Asked by', caller],
    ['When to call', translate(get('time'))],
    ['Email', get('email')],
    ['Also received', other.map(translate).join(', ')],
  ].filter((row): row is [string, string] => row[1] !== '');
}

const listStyle = css({
  display: 'grid',
  gap: `0 ${space[4]}`,
  [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  lineHeight: 1.45,
  '& dt': { color: color.muted },
  '& dd': {
    margin: `0 0 ${space[2]}`,
    overflowWrap: 'anywhere',
    [media.tablet]: { marginBottom: 0 },
  },
});
