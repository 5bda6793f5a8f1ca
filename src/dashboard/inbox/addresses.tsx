import { useId } from 'react';
import { css } from '@emotion/react';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { Chat } from '../../../contract/inbox/schema';
import { color, space } from '../../theme/tokens';
import { controlStyle } from '../../ui/fields/field';
import { fontSize } from '../components/dashboard.styles';

/** Addresses from merged threads, and a warning about other addresses that later messages gave. */
export function OtherAddresses({ thread }: { thread: Pick<Chat, 'laterAddresses' | 'merged'> }) {
  const addresses = thread.laterAddresses.map(({ email }) => email);
  const merged = addresses.filter((email) => isMergedAddress(thread, email));
  const unverified = addresses.filter((email) => !isMergedAddress(thread, email));
  return (
    <>
      {merged.length > 0 && (
        <p css={[lineStyle, { color: color.muted }]}>
          Also {merged.join(', ')}, from the merged thread.
        </p>
      )}
      {unverified.length > 0 && (
        <p role="note" css={[lineStyle, warningStyle]}>
          <TriangleAlert size={16} aria-hidden />
          <span>
            A later message gave another email address: {unverified.join(', ')}. Anyone who knows
            this name and number could have sent it. Call to confirm before you use it.
          </span>
        </p>
      )}
    </>
  );
}

/** The office itself has confirmed whose address this is by merging the threads. */
export function isMergedAddress({ merged }: Pick<Chat, 'merged'>, address: string): boolean {
  return merged.some(({ email }) => email?.toLowerCase() === address.toLowerCase());
}

const lineStyle = css({ flexBasis: '100%', fontSize: fontSize.small, overflowWrap: 'anywhere' });

const warningStyle = css({
  display: 'flex',
  gap: space[2],
  color: color.danger,
  svg: { flex: 'none', marginBlockStart: '0.2rem' },
});

type RecipientSelectProps = {
  thread: Pick<Chat, 'email' | 'laterAddresses' | 'merged'>;
  /** Null until an address is picked. */
  recipient: string | null;
  onChange: (recipient: string) => void;
};

/** Picks the address of an email; empty if the thread has only one. */
export function RecipientSelect({ thread, recipient, onChange }: RecipientSelectProps) {
  const id = useId();
  const own = thread.email === null ? [] : [thread.email];
  const later = new Map(thread.laterAddresses.map((address) => [address.email, address]));
  const addresses = [...own, ...later.keys()];
  if (addresses.every((email) => email === recipient)) return null;

  const getLabel = (email: string) => {
    if (email === thread.email) return email;
    if (isMergedAddress(thread, email)) return `${email} (from the merged thread)`;
    const isReplyTo = later.get(email)?.isReplyTo === true;
    return `${email} (${isReplyTo ? 'Reply-To of' : 'from'} a later message)`;
  };
  return (
    <div css={{ display: 'grid', gap: space[1] }}>
      <label htmlFor={id} css={{ fontSize: fontSize.small, fontWeight: 700 }}>
        Send email to
      </label>
      <select
        id={id}
        value={recipient ?? ''}
        onChange={(event) => onChange(event.target.value)}
        css={controlStyle}
      >
        {recipient === null && <option value="">Select an address</option>}
        {addresses.map((email) => (
          <option key={email} value={email}>
            {getLabel(email)}
          </option>
        ))}
      </select>
    </div>
  );
}
