import type { RefObject } from 'react';
import type { ApplicationDetail, ApplicationEntry } from '../../../../contract/applications/schema';
import { maxMessageLength } from '../../../../contract/inbox/constants';
import { isTooLong } from '../../components/composer/character-count';
import { noteMessage, Composer } from '../../components/composer/composer';
import { useComposer } from '../../components/composer/use-composer';
import { applicationPath, useInvalidateJobs } from '../api';

type NoteComposerProps = {
  application: ApplicationDetail;
  box: RefObject<HTMLTextAreaElement>;
  onSaved: (entryId: string) => void;
};

/** Writes a private note on an application. Unsaved text is kept in the session. */
export function NoteComposer({ application, box, onSaved }: NoteComposerProps) {
  const invalidate = useInvalidateJobs();
  const composer = useComposer<'note', ApplicationEntry>(applicationPath(application.id), {
    channels: ['note'],
    defaultChannel: 'note',
    onSent: (entry) => {
      if (entry !== null) onSaved(entry.id);
      invalidate();
    },
  });
  const { words } = composer.draft;
  const maxLength = maxMessageLength.note;
  const isReady = words.trim() !== '' && !isTooLong(maxLength, words);

  return (
    <Composer
      textareaRef={box}
      channel={composer.channel}
      text={words}
      max={maxLength}
      isPending={composer.isPending}
      isReady={isReady}
      error={composer.error}
      onTextChange={(next) => composer.setDraft({ words: next })}
      label="Your private note"
      button="Save note"
      place="in a note"
      isKept
      onSubmit={() => {
        if (isReady) composer.send('notes', { text: words.trim() });
        else box.current?.focus();
      }}
      escapeTargetId="application-name"
      status={composer.isSent ? 'Note saved' : noteMessage}
    >
      {null}
    </Composer>
  );
}
