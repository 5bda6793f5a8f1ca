import { Check, X } from 'lucide-react';
import type { EligibilityDetails as Details } from '../../../../contract/inbox/schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { descriptionListStyle, DescriptionRow } from '../../components/detail/description-list';
import { ErrorMessage } from '../../components/status/messages';
import { linkButtonStyle } from '../../components/styles/controls.styles';
import { useLazyDialog } from '../../hooks/use-lazy-dialog';
import { threadPath } from '../api';
import { MaskedValue } from './masked-value';

type EligibilityDetailsProps = { userId: string; messageId: string; details: Details };

/** The answers of an eligibility check. Date of birth and Medicaid number are masked until revealed. */
export function EligibilityDetails({ userId, messageId, details }: EligibilityDetailsProps) {
  const { dob, medicate, cardId, consent } = details;
  const name = `${details.firstName} ${details.lastName}`;
  const messagePath = `${threadPath(userId)}/messages/${encodeURIComponent(messageId)}`;
  const ConsentIcon = consent ? Check : X;
  return (
    <dl css={descriptionListStyle}>
      <DescriptionRow label="Name">{name}</DescriptionRow>
      <DescriptionRow label="Phone">{formatPhone(details.contact)}</DescriptionRow>
      <DescriptionRow label="E-mail">{details.email ?? 'Not provided'}</DescriptionRow>
      <DescriptionRow label="Best time to call">{details.time}</DescriptionRow>
      <DescriptionRow label="Date of birth">
        <MaskedValue messagePath={messagePath} field="dob" label="date of birth" masked={dob} />
      </DescriptionRow>
      <DescriptionRow label="Medicaid number">
        {medicate === null ? (
          'Not provided'
        ) : (
          <MaskedValue
            messagePath={messagePath}
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
          <BenefitCardButton
            path={`${threadPath(userId)}/cards/${encodeURIComponent(cardId)}`}
            name={name}
          />
        )}
      </DescriptionRow>
      <DescriptionRow label="Text messages">
        <span css={{ display: 'flex', alignItems: 'center', gap: space[1] }}>
          <ConsentIcon
            size={16}
            aria-hidden
            css={{ color: consent ? color.success : color.muted }}
          />
          {consent ? 'Agreed on this form' : 'Not agreed on this form'}
        </span>
      </DescriptionRow>
    </dl>
  );
}

const loadDialog = () =>
  import('./benefit-card-dialog').then(({ BenefitCardDialog }) => BenefitCardDialog);

/** Opens the benefit card; the server logs each view. */
function BenefitCardButton({ path, name }: { path: string; name: string }) {
  const { Dialog, isOpen, setOpen, hasFailed, openDialog } = useLazyDialog(loadDialog);
  return (
    <>
      <button type="button" onClick={openDialog} css={linkButtonStyle}>
        View benefit card
      </button>
      {hasFailed && (
        <ErrorMessage>Couldn’t open the card. Check your connection and try again.</ErrorMessage>
      )}
      {Dialog && <Dialog path={path} name={name} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
