import { Check, X } from 'lucide-react';
import type { Chat, EligibilityDetails as Details } from '../../../../contract/inbox/schema';
import { formatPhone } from '../../../../contract/shared/phone';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { BenefitCard } from './benefit-card';
import { listStyle, Row } from '../../components/detail/description-list';
import { Reveal } from './masked-value';

type EligibilityDetailsProps = { userId: Chat['userId']; messageId: string; details: Details };

/** What an eligibility check said. DOB and Medicaid number are masked until revealed. */
export function EligibilityDetails({ userId, messageId, details }: EligibilityDetailsProps) {
  const name = `${details.firstName} ${details.lastName}`;
  const threadPath = `/chats/${encodeURIComponent(userId)}`;
  const messagePath = `${threadPath}/messages/${encodeURIComponent(messageId)}`;
  const Consent = details.consent ? Check : X;
  return (
    <dl css={listStyle}>
      <Row label="Name">{name}</Row>
      <Row label="Phone">{formatPhone(details.contact)}</Row>
      <Row label="E-mail">{details.email ?? 'Not given'}</Row>
      <Row label="Call time">{details.time}</Row>
      <Row label="Date of birth">
        <Reveal {...{ messagePath }} field="dob" label="date of birth" masked={details.dob} />
      </Row>
      <Row label="Medicaid number">
        {details.medicate === null ? (
          'Not given'
        ) : (
          <Reveal
            {...{ messagePath }}
            field="medicate"
            label="Medicaid number"
            masked={details.medicate}
          />
        )}
      </Row>
      <Row label="Benefit card">
        {details.cardId === null ? (
          'Not attached'
        ) : (
          <BenefitCard
            path={`${threadPath}/cards/${encodeURIComponent(details.cardId)}`}
            name={name}
          />
        )}
      </Row>
      <Row label="Text messages">
        <span css={{ display: 'flex', alignItems: 'center', gap: space[1] }}>
          <Consent
            size={16}
            aria-hidden
            css={{ color: details.consent ? color.success : color.muted }}
          />
          {details.consent ? 'Agreed to in this check' : 'Not agreed to in this check'}
        </span>
      </Row>
    </dl>
  );
}
