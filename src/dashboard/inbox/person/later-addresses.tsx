import { css } from '@emotion/react';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ContactPointInput } from '../../../../contract/inbox/person-schema';
import type { Chat } from '../../../../contract/inbox/schema';
import { color, space } from '../../../theme/tokens';
import { TextButton } from '../../components/buttons';
import { fontSize, rowStyle, stackStyle } from '../../components/dashboard.styles';
import { ChangeError } from '../../components/status/messages';
import { toInput, usePersonChange } from './use-person-change';

/** A warning about addresses that later messages gave, until the office adds them to the person. */
export function LaterAddresses({ thread }: { thread: Chat }) {
  const { change, error } = usePersonChange(thread);
  if (thread.laterAddresses.length === 0) return null;
  const add = (value: string) => {
    const own = thread.contactPoints.filter(({ userId }) => userId === thread.userId);
    const added: ContactPointInput = {
      ...{ kind: 'email', value, label: null, name: null, relationship: null },
    };
    void change({ contactPoints: [...own.map(toInput), added] });
  };
  return (
    <div role="note" css={noteStyle}>
      <p css={warningStyle}>
        <TriangleAlert size={16} aria-hidden />
        <span>
          A later message gave another email address. Anyone who knows this name and number could
          have sent it. Call to confirm before you use it.
        </span>
      </p>
      <ul css={{ listStyle: 'none' }}>
        {thread.laterAddresses.map(({ email }) => (
          <li key={email} css={rowStyle(`0 ${space[2]}`)}>
            <span css={{ overflowWrap: 'anywhere' }}>{email}</span>
            <TextButton aria-label={`Add ${email} to this person`} onClick={() => add(email)}>
              Add to this person
            </TextButton>
          </li>
        ))}
      </ul>
      <ChangeError error={error} />
    </div>
  );
}

const noteStyle = css(stackStyle(space[1]), { fontSize: fontSize.small });

const warningStyle = css({
  display: 'flex',
  gap: space[2],
  color: color.danger,
  svg: { flex: 'none', marginBlockStart: '0.2rem' },
});
