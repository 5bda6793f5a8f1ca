import { useEffect, useState } from 'react';
import type { RevealResponse, RevealRequest } from '../../../../contract/inbox/schema';
import { space } from '../../../theme/space';
import { Spinner } from '../../../ui/loading/spinner';
import { ErrorMessage } from '../../components/status/messages';
import { linkButtonStyle } from '../../components/styles/controls.styles';
import { callStaff } from '../../api/staff-client';
import { useAsyncAction } from '../../hooks/use-async-action';

/** Milliseconds: long enough to copy a value, short enough not to leave it on screen. */
const revealDuration = 60_000;

type MaskedValueProps = {
  /** '/chats/…/messages/…' */
  messagePath: string;
  field: RevealRequest['field'];
  label: string;
  masked: string;
};

/** A masked value with a button to reveal it; the server logs each view. */
export function MaskedValue({ messagePath, field, label, masked }: MaskedValueProps) {
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
      const body: RevealRequest = { field };
      const path = `${messagePath}/reveal`;
      const response = await callStaff<RevealResponse>(path, { method: 'POST', body });
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
      <button
        type="button"
        aria-label={`${action} ${label}`}
        aria-disabled={reveal.isPending}
        onClick={toggle}
        css={linkButtonStyle}
      >
        {reveal.isPending && <Spinner size="1em" />}
        {action}
      </button>
      {reveal.error !== null && <ErrorMessage>{reveal.error}</ErrorMessage>}
    </span>
  );
}
