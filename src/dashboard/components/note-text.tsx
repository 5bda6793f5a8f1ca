import { Fragment } from 'react';
import { splitMentions } from '../api/mentions';
import { useStaffNames } from '../api/staff-names';

/** The text of a note, with the colleagues whom it mentions in bold. */
export function NoteText({ text }: { text: string }) {
  useStaffNames();
  return splitMentions(text).map((part, index) =>
    part.email === null ? (
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      <strong key={index}>{part.text}</strong>
    ),
  );
}
