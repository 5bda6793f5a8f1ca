import { Fragment, type ReactNode } from 'react';

type FilledTextProps = { text: string; values: Readonly<Record<string, ReactNode>> };

/** A text with elements in the place of its {names}. */
export function FilledText({ text, values }: FilledTextProps) {
  return (
    <>
      {text.split(/\{(\w+)\}/).map((part, index) => (
        // eslint-disable-next-line react/no-array-index-key -- the parts of a text keep their places
        <Fragment key={index}>{index % 2 === 0 ? part : values[part]}</Fragment>
      ))}
    </>
  );
}
