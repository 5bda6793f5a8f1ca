import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import type { HelpDeskType } from '../../../../contract/help-desk/constants';
import { Radios } from '../../forms/fields/choice-fields';
import { color } from '../../../theme/color';
import { requestTypes, typeIn } from '../request-types';

/** The first question: which of the five. `search` is the query of the page's address, which may choose already. */
export function TypeChoice({ search }: { search: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const type = typeIn(search);
    // A tap like the visitor's own: form and engine take it as one.
    if (type !== null) box.current?.querySelector<HTMLInputElement>(`[value="${type}"]`)?.click();
  }, [search]);
  return (
    <div ref={box} css={oneBelowOtherStyle}>
      <Radios name="type" label="What do you need?" choices={choices} />
    </div>
  );
}

/** Each choice says what it is for: side by side that is hard to read. */
const oneBelowOtherStyle = css({ '& [role="radiogroup"] > div': { gridTemplateColumns: '1fr' } });

const choices = Object.fromEntries(
  (Object.keys(requestTypes) as HelpDeskType[]).map((type) => [
    type,
    <span key={type}>
      <strong>{requestTypes[type].name}</strong>
      <span css={css({ display: 'block', color: color.muted, fontSize: '1rem' })}>
        {requestTypes[type].purpose}
      </span>
    </span>,
  ]),
);
