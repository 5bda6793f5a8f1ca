import { useEffect, useState } from 'react';
import type { RevealAnswer, RevealRequest } from '../../../../contract/inbox/schema';
import { space } from '../../../theme/space';
import { Spinner } from '../../../ui/loading/spinner';
import { InlineFault } from '../../components/status/error-message';
import { linkButtonStyle } from '../../components/styles/link-button.styles';
import { callStaff } from '../../api/staff-client';
import { useAct } from '../../hooks/use-async-action';

/** How long a revealed value stays on the screen, in milliseconds: long enough to copy it, not to be left open. */
const shownFor = 60_000;

type RevealProps = {
  /** Path of the message, '/chats/…/messages/…'. */
  messagePath: string;
  field: RevealRequest['field'];
  label: string;
  masked: string;
};

/** A masked value with the button that shows it; the server keeps who looked and when. */
export function Reveal({ messagePath, field, label, masked }: RevealProps) {
  const [value, setValue] = useState<string | null>(null);
  const { act, busy, fault } = useAct();

  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), shownFor);
    return () => clearTimeout(timer);
  }, [value]);

  const reveal = () =>
    act(async () => {
      const body: RevealRequest = { field };
      const path = `${messagePath}/reveal`;
      const answer = await callStaff<RevealAnswer>(path, { method: 'POST', body });
      setValue(answer.value);
    });

  return (
    <span css={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }}>
      <span
        aria-live="polite"
        css={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {value ?? masked}
      </span>
      <button
        type="button"
        aria-label={`${value === null ? 'Reveal' : 'Hide'} ${label}`}
        aria-disabled={busy}
        onClick={() => (value === null ? void reveal() : setValue(null))}
        css={linkButtonStyle}
      >
        {busy && <Spinner size="1em" />}
        {value === null ? 'Reveal' : 'Hide'}
      </button>
      {fault !== null && <InlineFault>{fault}</InlineFault>}
    </span>
  );
}
