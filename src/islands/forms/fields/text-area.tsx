import { useEffect, useRef, useState, type ReactNode } from 'react';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { useFormState } from '../form-context';
import { ConditionalField } from './conditional-field';
import { useControl } from './use-control';

type TextAreaProps = { name: string; label: ReactNode; hint?: ReactNode; rows?: number };

/** Several lines of text with a character count. */
export function TextArea({ name, rows = 5, ...rest }: TextAreaProps) {
  const { rules } = useFormState();
  const max = rules[name]?.maxLength ?? 0;
  const [length, setLength] = useState(0);
  const ref = useRef<HTMLTextAreaElement>(null);

  // The visitor may have typed before hydration.
  useEffect(() => setLength(getLength(ref.current?.value ?? '')), []);

  return (
    <ConditionalField field={name}>
      <TextAreaField
        {...rest}
        {...useControl(name)}
        ref={ref}
        rows={rows}
        limit={{ most: max, left: max - length }}
        onChange={(event) => setLength(getLength(event.target.value))}
      />
    </ConditionalField>
  );
}

/** The length as sent: trimmed, and with two characters for each line break. */
function getLength(text: string): number {
  return text.trim().replace(/\n/g, '\r\n').length;
}
