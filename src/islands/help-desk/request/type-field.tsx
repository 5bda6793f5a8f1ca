import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { requestTypes, type HelpDeskType } from '../../../../contract/help-desk/constants';
import { color } from '../../../theme/tokens';
import { RadioInput } from '../../forms/fields/inputs';

const types = Object.keys(requestTypes) as HelpDeskType[];

/** The type in a query such as '?type=pay-stub', or null. */
export function parseRequestType(search: string): HelpDeskType | null {
  const slug = new URLSearchParams(search).get('type');
  return types.find((type) => requestTypes[type].slug === slug) ?? null;
}

/** The page's query may preselect a type. */
export function TypeField() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const type = parseRequestType(window.location.search);
    // A click, so that the form updates.
    if (type !== null) box.current?.querySelector<HTMLInputElement>(`[value="${type}"]`)?.click();
  }, []);
  return (
    <div ref={box} css={oneColumnStyle}>
      <RadioInput name="type" label="What do you need?" choices={choices} />
    </div>
  );
}

const oneColumnStyle = css({ '& [role="radiogroup"] > div': { gridTemplateColumns: '1fr' } });

const choices = Object.fromEntries(
  types.map((type) => [
    type,
    <span key={type}>
      <strong>{requestTypes[type].label}</strong>
      <span css={css({ display: 'block', color: color.muted, fontSize: '1rem' })}>
        {requestTypes[type].hint}
      </span>
    </span>,
  ]),
);
