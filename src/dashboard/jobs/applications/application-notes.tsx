import { useState, type RefObject } from 'react';
import type { ApplicationDetail, ApplicationEntry } from '../../../../contract/job-applications';
import { longestWriting } from '../../../../contract/reply-limits';
import { useStaff } from '../../parts/staff';
import { isTooLong } from '../../parts/writing/letters-left';
import { useSend } from '../../parts/writing/use-send';
import { wordsLeft } from '../../parts/writing/words-left';
import { keptWords, WritingFault, WritingForm } from '../../parts/writing/writing-form';
import { applicationPath, useFreshJobs } from '../job-calls';

type ApplicationNotesProps = {
  application: ApplicationDetail;
  /** To put the cursor in. */
  box: RefObject<HTMLTextAreaElement>;
};

/** Keeps a private note on an application. What is typed stays until it has been kept. */
export function ApplicationNotes({ application, box }: ApplicationNotesProps) {
  const path = applicationPath(application.id);
  const { drafts, sends } = useStaff();
  const [words, setWords] = useState(drafts.get(path)?.words ?? '');
  const [done, setDone] = useState(false);
  const refresh = useFreshJobs();
  const most = longestWriting.note;
  const isReady = words.trim() !== '' && !isTooLong(most, words);

  const keepDraft = (next: string) => {
    if (next === '') drafts.delete(path);
    else drafts.set(path, { words: next, writing: 'note' });
  };
  const change = (next: string) => {
    setWords(next);
    setDone(false);
    keepDraft(next);
  };
  const { send, busy, fault } = useSend<ApplicationEntry>(path, {
    sends,
    // Also when the box is gone by then: what has arrived is no draft any more.
    onSent: (_entry, sent) => {
      keepDraft(wordsLeft(drafts.get(path)?.words ?? '', sent));
      refresh();
    },
    onDelivered: (sent) => {
      const left = wordsLeft(words, sent);
      change(left);
      setDone(left === '');
    },
    onRefused: refresh,
  });

  return (
    <WritingForm
      {...{ box, words, most, busy, isReady }}
      onWords={change}
      label="Your private note"
      button="Save note"
      place="in a note"
      isKept
      onSubmit={() => {
        if (!isReady) return box.current?.focus();
        send('notes', { text: words.trim() });
      }}
      leaveTo="application-name"
      isFault={fault !== null}
      state={
        fault !== null ? (
          <WritingFault words="Not kept" fault={fault} />
        ) : done ? (
          'Kept with the application.'
        ) : (
          keptWords
        )
      }
    >
      {null}
    </WritingForm>
  );
}
