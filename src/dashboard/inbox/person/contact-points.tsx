import type { ContactPoint } from '../../../../contract/inbox/person-schema';
import type { Chat } from '../../../../contract/inbox/schema';
import { stackStyle } from '../../components/dashboard.styles';
import { space } from '../../../theme/tokens';
import { useFocusFallback } from '../../hooks/use-focus';
import { ContactPointForm } from './contact-point-form';
import { ContactPointItem } from './contact-point-item';
import { toInput, usePersonChange, type PersonOwner } from './use-person-change';

export const personHeadingId = 'person-heading';

type ContactPointsProps = {
  thread: Chat;
  owner: PersonOwner;
  /** Left out because the open thread has them too. */
  hidden?: readonly ContactPoint[];
};

/** The numbers and addresses of the open thread, or of one that was merged into it. */
export function ContactPoints({ thread, owner, hidden = [] }: ContactPointsProps) {
  const state = usePersonChange(thread, owner);
  const own = thread.contactPoints.filter(({ userId }) => userId === owner.userId);
  const inputs = state.pendingChange.contactPoints ?? own.map(toInput);
  const change = (contactPoints: typeof inputs) => state.change({ contactPoints });
  const shown = own.filter(
    (point) =>
      !hidden.some(({ kind, value }) => kind === point.kind && value === point.value) &&
      inputs.some(({ id }) => id === point.id),
  );
  // The button that removed one is gone.
  useFocusFallback(shown.map(({ id }) => id).join(), () =>
    document.getElementById(personHeadingId),
  );
  const isOpenThread = owner.userId === thread.userId;
  return (
    <div css={stackStyle(space[1])}>
      <ul css={[stackStyle(space[3]), { listStyle: 'none' }]}>
        {shown.map((point) => (
          <ContactPointItem
            key={point.id}
            thread={thread}
            point={point}
            points={inputs}
            error={state.error}
            onChange={change}
          />
        ))}
      </ul>
      {isOpenThread &&
        (['phone', 'email'] as const).map((kind) => (
          <ContactPointForm
            key={kind}
            kind={kind}
            points={inputs}
            error={state.error}
            onChange={change}
          />
        ))}
    </div>
  );
}
