import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { useFormState } from '../form-context';
import { useControl } from './use-control';
import { FieldFrame } from './field-wrapper';

type TextBoxProps = { name: string; label: ReactNode; hint?: ReactNode; rows?: number };

/** Several lines of text, with how many characters are left. */
export function TextBox({ name, rows = 5, ...rest }: TextBoxProps) {
  const { rules } = useFormState();
  const { onChange, ref, ...control } = useControl(name);
  const most = rules[name]?.maxLength ?? 0;
  const [length, setLength] = useState(0);
  const box = useRef<HTMLTextAreaElement | null>(null);

  // What was typed, or given back by the browser, before the script came.
  useEffect(() => setLength(lengthOf(box.current?.value ?? '')), []);

  const change = async (event: ChangeEvent<HTMLTextAreaElement>) => {
    setLength(lengthOf(event.target.value));
    await onChange?.(event);
  };
  return (
    <FieldFrame name={name}>
      <TextAreaField
        {...rest}
        {...control}
        rows={rows}
        limit={{ most, left: most - length }}
        onChange={change}
        ref={(element) => {
          box.current = element;
          ref?.(element);
        }}
      />
    </FieldFrame>
  );
}

/** As the text is sent: line ends are two characters, and space around it does not count. */
function lengthOf(text: string): number {
  return text.trim().replace(/\n/g, '\r\n').length;
}
