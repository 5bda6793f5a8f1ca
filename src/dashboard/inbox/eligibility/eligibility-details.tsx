import { useEffect, useState } from 'react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type {
  EligibilityDetails as Details,
  RevealRequest,
} from '../../../../contract/inbox/schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { color, space } from '../../../theme/tokens';
import { callStaff } from '../../api/staff-client';
import { descriptionListStyle, DescriptionRow } from '../../components/detail/description-list';
import { ErrorMessage } from '../../components/status/messages';
import { useAsyncAction } from '../../hooks/use-async-action';
import { useLazyDialog } from '../../components/dialog/use-lazy-dialog';
import { TextButton } from '../../components/buttons';
import type { BenefitCardProps } from './benefit-card-dialog';

/** Milliseconds: long enough to copy a value, short enough not to leave it on screen. */
const revealDuration = 60_000;

type EligibilityDetailsProps = { userId: string; messageId: string; details: Details };

/** The answers of an eligibility check. Date of birth and Medicaid number are masked until revealed. */
export function EligibilityDetails({ userId, messageId, details }: EligibilityDetailsProps) {
  const { dob, medicate, cardId, consent } = details;
  const name = `${details.firstName} ${details.lastName}`;
  const message = { userId, messageId };
  const ConsentIcon = consent ? Check : X;
  return (
    <dl css={descriptionListStyle}>
      <DescriptionRow label="Name">{name}</DescriptionRow>
      <DescriptionRow label="Phone">{formatPhone(details.contact)}</DescriptionRow>
      <DescriptionRow label="Email">{details.email ?? 'Not provided'}</DescriptionRow>
      <DescriptionRow label="Best time to call">{details.time}</DescriptionRow>
      <DescriptionRow label="Date of birth">
        <MaskedValue message={message} field="dob" label="date of birth" masked={dob} />
      </DescriptionRow>
      <DescriptionRow label="Medicaid number">
        {medicate === null ? (
          'Not provided'
        ) : (
          <MaskedValue
            message={message}
            field="medicate"
            label="Medicaid number"
            masked={medicate}
          />
        )}
      </DescriptionRow>
      <DescriptionRow label="Benefit card">
        {cardId === null ? (
          'Not attached'
        ) : (
          <BenefitCardButton userId={userId} cardId={cardId} name={name} />
        )}
      </DescriptionRow>
      <DescriptionRow label="Text messages">
        <span css={{ display: 'flex', alignItems: 'center', gap: space[1] }}>
          <ConsentIcon
            size={16}
            aria-hidden
            css={{ color: consent ? color.success : color.muted }}
          />
          {consent ? 'Agreed on this form' : 'Didn’t agree on this form'}
        </span>
      </DescriptionRow>
    </dl>
  );
}

type MaskedValueProps = {
  message: { userId: string; messageId: string };
  field: RevealRequest['field'];
  label: string;
  masked: string;
};

/** A masked value with a button to reveal it; the server logs each view. */
function MaskedValue({ message, field, label, masked }: MaskedValueProps) {
  const [value, setValue] = useState<string | null>(null);
  const reveal = useAsyncAction();

  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), revealDuration);
    return () => clearTimeout(timer);
  }, [value]);

  const toggle = () => {
    if (value !== null) return setValue(null);
    void reveal.run(async () => {
      const response = await callStaff('POST /chats/:userId/messages/:messageId/reveal', {
        params: message,
        body: { field },
      });
      setValue(response.value);
    });
  };
  const action = value === null ? 'Reveal' : 'Hide';

  return (
    <span css={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }}>
      <span
        aria-live="polite"
        css={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {value ?? masked}
      </span>
      <TextButton aria-label={`${action} ${label}`} isPending={reveal.isPending} onClick={toggle}>
        {action}
      </TextButton>
      {reveal.error !== null && <ErrorMessage>{reveal.error}</ErrorMessage>}
    </span>
  );
}

const loadDialog = () =>
  import('./benefit-card-dialog').then(({ BenefitCardDialog }) => BenefitCardDialog);

/** Opens the benefit card; the server logs each view. */
function BenefitCardButton(props: BenefitCardProps) {
  const { Dialog, isOpen, close, loadError, openDialog } = useLazyDialog(loadDialog, 'the card');
  return (
    <>
      <TextButton onClick={openDialog}>View benefit card</TextButton>
      {loadError}
      {Dialog && isOpen && <Dialog {...props} onClose={close} />}
    </>
  );
}
