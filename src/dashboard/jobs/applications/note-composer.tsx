import type { RefObject } from 'react';
import type { ApplicationDetail, ApplicationEntry } from '../../../../contract/applications/schema';
import { Composer } from '../../components/composer/composer';
import { useComposer } from '../../hooks/use-composer';
import { applicationPath, useInvalidateJobs } from '../api';

type NoteComposerProps = {
  application: ApplicationDetail;
  box: RefObject<HTMLTextAreaElement>;
  onSaved: (entryId: string) => void;
};

/** Writes a private note on an application. */
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
  return (
    <Composer
      composer={composer}
      channels={[{ value: 'note', disabledReason: null }]}
      savedMessage="Note saved"
      textareaRef={box}
      escapeTargetId="application-name"
      onSubmit={(text) => composer.send('notes', { text })}
    />
  );
}
