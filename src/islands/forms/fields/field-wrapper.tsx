import type { ReactNode } from 'react';
import { useFormState } from '../form-context';
import { Asked } from './conditional-field';

/** Around every field: takes it away while it is not asked for. */
export function FieldFrame({ name, children }: { name: string; children: ReactNode }) {
  const { rules } = useFormState();
  return rules[name]?.asked === undefined ? (
    <>{children}</>
  ) : (
    <Asked field={name}>{children}</Asked>
  );
}
