import type { Texting } from '../../../../contract/sms/schema';
import { describeConsent, getTextingLabel } from './texting-messages';

/** Whether a person may be texted, and where that comes from. */
export function TextingState({ texting }: { texting: Texting }) {
  const origin = describeConsent(texting.textConsent);
  return (
    <>
      {getTextingLabel(texting)}
      {texting.canReceiveTexts && origin !== null && ` (${origin})`}
    </>
  );
}
