import type { RefObject } from 'react';
import { Lock } from 'lucide-react';
import type { ApplicationDetail, ApplicationEntry } from '../../../../contract/applications/schema';
import type { ChannelOption } from '../../components/composer/channel-switch';
import { Composer } from '../../components/composer/composer';
import { useComposer } from '../../components/composer/use-composer';
import { applicationPath, useInvalidateJobs } from '../api';

const noteChannel: ChannelOption<'note'> = {
  value: 'note',
  label: 'Private note',
  icon: Lock,
  isNote: true,
  disabledReason: null,
};

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
  return (
    <Composer
      composer={composer}
      channels={[noteChannel]}
      labels={{
        label: 'Your private note',
        button: 'Save note',
        limitContext: 'in a note',
        done: 'Note saved',
      }}
      textareaRef={box}
      escapeTargetId="application-name"
      onSubmit={(text) => composer.send('notes', { text })}
    />
  );
}
