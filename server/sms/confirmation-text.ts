import type { Region } from '../site/region-records';

/** The one text after an eligibility check. Plain GSM characters, so that it stays within two message segments. */
export function confirmationText({ company, phone }: Region): string {
  return (
    `${company}: we have received your eligibility check and will call you. Questions? ${phone}. ` +
    'Message and data rates may apply. Reply STOP to opt out, HELP for help.'
  );
}
