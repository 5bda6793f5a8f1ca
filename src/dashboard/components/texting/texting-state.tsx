import { useLazyDialog } from '../dialog/use-lazy-dialog';
import { TextButton } from '../buttons';
import type { TextingStateProps } from './texting-dialog';
import { describeChange, getTextingLabel } from './texting-messages';

const loadDialog = () => import('./texting-dialog').then(({ TextingDialog }) => TextingDialog);

/** Shows if a person may be texted, and since when and why. Opens the ledger of the number. */
export function TextingState(props: TextingStateProps) {
  const { canReceiveTexts, textConsent } = props.person;
  const { Dialog, isOpen, close, loadError, openDialog } = useLazyDialog(loadDialog);
  return (
    <>
      <TextButton aria-haspopup="dialog" data-printed onClick={openDialog}>
        {getTextingLabel(props.person)}
      </TextButton>
      {canReceiveTexts && textConsent !== null && ` (${describeChange(textConsent)})`}
      {loadError}
      {Dialog && isOpen && <Dialog {...props} onClose={close} />}
    </>
  );
}
