import { useEffect, useRef } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import type { FormProblem } from './use-form-errors';

type ProblemSummaryProps = {
  problems: readonly FormProblem[];
  /** How often the form was submitted: after each time that went wrong the summary takes the focus. */
  submits: number;
};

/** All that is wrong with a sign-in form, above it; what belongs to a field leads there. */
export function ProblemSummary({ problems, submits }: ProblemSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const isThere = problems.length > 0;
  useEffect(() => {
    if (isThere) box.current?.focus();
  }, [isThere, submits]);

  if (!isThere) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" css={boxStyle}>
      {problems.map(({ id, message }) => (
        <p key={message}>{id === null ? message : <FieldLink id={id}>{message}</FieldLink>}</p>
      ))}
    </div>
  );
}

function FieldLink({ id, children }: { id: string; children: string }) {
  return (
    <a
      href={`#${id}`}
      css={{ color: 'inherit', '&:hover': { color: 'inherit' } }}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {children}
    </a>
  );
}

const boxStyle = css({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  border: `2px solid ${color.danger}`,
  borderRadius: radius.small,
  background: color.dangerSoft,
  color: color.danger,
  fontSize: '1rem',
  lineHeight: 1.45,
});
