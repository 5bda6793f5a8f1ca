import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../browser/hooks/use-translation';

type FilledTextProps = { text: string; values: Readonly<Record<string, ReactNode>> };

/** A text with elements in the place of its {names}. */
export function FilledText({ text, values }: FilledTextProps) {
  const { translate } = useTranslation();
  return (
    <>
      {translate(text)
        .split(/\{(\w+)\}/)
        .map((part, index) => (
          <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>
        ))}
    </>
  );
}
