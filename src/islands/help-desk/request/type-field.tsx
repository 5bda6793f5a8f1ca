import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import type { HelpDeskType } from '../../../../contract/help-desk/constants';
import { color } from '../../../theme/color';
import { RadioInput } from '../../forms/fields/inputs';
import { parseRequestType, requestTypes } from '../request-types';

/** @param search the page's query, which may preselect a type */
export function TypeField({ search }: { search: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const type = parseRequestType(search);
    // A click, so that the form updates.
    if (type !== null) box.current?.querySelector<HTMLInputElement>(`[value="${type}"]`)?.click();
  }, [search]);
  return (
    <div ref={box} css={oneColumnStyle}>
      <RadioInput name="type" label="What do you need?" choices={choices} />
    </div>
  );
}

const oneColumnStyle = css({ '& [role="radiogroup"] > div': { gridTemplateColumns: '1fr' } });

const choices = Object.fromEntries(
  (Object.keys(requestTypes) as HelpDeskType[]).map((type) => [
    type,
    <span key={type}>
      <strong>{requestTypes[type].label}</strong>
      <span css={css({ display: 'block', color: color.muted, fontSize: '1rem' })}>
        {requestTypes[type].hint}
      </span>
    </span>,
  ]),
);
