import { useLazyDialog } from '../../hooks/use-lazy-dialog';
import { linkButtonStyle } from '../dashboard.styles';
import type { TextingStateProps } from './texting-dialog';
import { describeChange, getTextingLabel } from './texting-messages';

const loadDialog = () => import('./texting-dialog').then(({ TextingDialog }) => TextingDialog);

/** Shows if a person may be texted, and since when and why. Opens the ledger of the number. */
export function TextingState(props: TextingStateProps) {
  const { canReceiveTexts, textConsent } = props.person;
  const { Dialog, isOpen, close, loadError, openDialog } = useLazyDialog(loadDialog);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={openDialog} css={linkButtonStyle}>
        {getTextingLabel(props.person)}
      </button>
      {canReceiveTexts && textConsent !== null && ` (${describeChange(textConsent)})`}
      {loadError}
      {Dialog && isOpen && <Dialog {...props} onClose={close} />}
    </>
  );
}
