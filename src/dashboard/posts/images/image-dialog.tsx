import { useState } from 'react';
import { visible } from '../../../../contract/shared/text/patterns';
import { fileProblem } from '../../../lib/files/file-rule';
import { Button } from '../../../ui/buttons/button';
import { buttonsEndStyle } from '../../../ui/buttons/button-row.styles';
import { FileField } from '../../../ui/fields/file-field';
import { TextField } from '../../../ui/fields/text-field';
import { Dialog } from '../../components/dialog/dialog';
import { postPictureRule } from './image-rule';
import { usePictureUpload } from './use-image-upload';

type PictureFormProps = {
  /** '' while there is none: then one is chosen. */
  src: string;
  alt: string;
  onClose: () => void;
  onKeep: (src: string, alt: string) => void;
};

/** A picture for the text and what it shows: without words for those who cannot see it, it is not put in. */
export function PictureForm({ src, alt, onClose, onKeep }: PictureFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [words, setWords] = useState(alt);
  const [missing, setMissing] = useState<string>();
  const { send, drop, isWanted, busy, fault } = usePictureUpload();

  const save = async () => {
    const isMissing = src === '' && file === null;
    const problem = isMissing ? 'Choose a picture' : fileProblem(postPictureRule, file);
    const unsaid = !visible.test(words) ? 'Say what the picture shows' : undefined;
    setMissing(unsaid);
    drop(problem);
    if (problem !== null || unsaid !== undefined) return;
    // Why one was not sent stands at its field.
    const address = file === null ? src : await send(file).catch(() => null);
    const isLate = file !== null && !isWanted(file);
    if (address !== null && !isLate) onKeep(address, words.trim());
  };
  const close = () => {
    drop();
    onClose();
  };
  return (
    <Dialog title="Picture" open onOpenChange={(open) => !open && close()}>
      {src === '' && (
        <FileField
          id="picture-file"
          label="Picture (JPEG, PNG or WebP)"
          accept={postPictureRule.accept.join(',')}
          error={fault}
          onChange={(event) => {
            drop();
            setFile(event.target.files?.[0] ?? null);
          }}
        />
      )}
      <TextField
        id="picture-alt"
        label="What the picture shows"
        hint="For those who cannot see it"
        value={words}
        error={missing}
        onChange={(event) => setWords(event.target.value)}
      />
      <div css={buttonsEndStyle}>
        <Button tone="outline" onClick={close}>
          Cancel
        </Button>
        <Button busy={busy} onClick={() => void save()}>
          {src === '' ? 'Put it in' : 'Save'}
        </Button>
      </div>
    </Dialog>
  );
}
