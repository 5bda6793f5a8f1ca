import type { RefObject } from 'react';
import type { ApplicationDetail, ApplicationEntry } from '../../../../contract/applications/schema';
import { longestWriting } from '../../../../contract/inbox/constants';
import { isTooLong } from '../../components/composer/character-count';
import { useWritingBox } from '../../components/composer/use-composer';
import { keptWords, WritingForm } from '../../components/composer/composer';
import { applicationPath, useFreshJobs } from '../api';

type ApplicationNotesProps = {
  application: ApplicationDetail;
  /** To put the cursor in. */
  box: RefObject<HTMLTextAreaElement>;
  /** The note with this id is among what happened as soon as that is read anew. */
  onWritten: (entry: string) => void;
};

/** Keeps a private note on an application. What is typed stays until it has been kept. */
export function ApplicationNotes({ application, box, onWritten }: ApplicationNotesProps) {
  const path = applicationPath(application.id);
  const refresh = useFreshJobs();
  const writing = useWritingBox<'note', ApplicationEntry>(path, {
    channels: ['note'],
    usual: 'note',
    onSent: (entry) => {
      if (entry !== null) onWritten(entry.id);
      void refresh();
    },
  });
  const { channel, isDone, change, send, busy, error } = writing;
  const { words } = writing.draft;
  const most = longestWriting.note;
  const isReady = words.trim() !== '' && !isTooLong(most, words);

  return (
    <WritingForm
      {...{ box, channel, words, most, busy, isReady, error }}
      onWords={(next) => change({ words: next })}
      label="Your private note"
      button="Save note"
      place="in a note"
      isKept
      onSubmit={() => {
        if (!isReady) return box.current?.focus();
        send('notes', { text: words.trim() });
      }}
      leaveTo="application-name"
      state={isDone ? 'Kept with the application.' : keptWords}
    >
      {null}
    </WritingForm>
  );
}
