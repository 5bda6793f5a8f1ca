import { useState } from 'react';
import { visibleCharacter } from '../../../../contract/shared/text/patterns';
import { checkFile } from '../../../browser/files/file-rule';
import { Button } from '../../../ui/buttons/button';
import { FileField } from '../../../ui/fields/file-field';
import { TextField } from '../../../ui/fields/field';
import { Dialog, DialogButtons } from '../../components/dialog/dialog';
import { imageRule, useImageUpload } from './use-image-upload';

type ImageDialogProps = {
  /** '' for a new image. */
  src: string;
  alt: string;
  onClose: () => void;
  onSave: (src: string, alt: string) => void;
};

/** Inserts an image into the text, or changes the description of one. The description is required. */
export function ImageDialog({ src, alt, onClose, onSave }: ImageDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [description, setDescription] = useState(alt);
  const [descriptionError, setDescriptionError] = useState<string>();
  const image = useImageUpload();

  const save = async () => {
    const isMissing = src === '' && file === null;
    const fileIssue = isMissing ? 'Choose a picture' : checkFile(imageRule, file);
    const isDescribed = visibleCharacter.test(description);
    setDescriptionError(isDescribed ? undefined : 'Describe the picture');
    image.cancel(fileIssue);
    if (fileIssue !== null || !isDescribed) return;
    if (file === null) return onSave(src, description.trim());
    const uploaded = await image.upload(file);
    if (uploaded !== null) onSave(uploaded, description.trim());
  };
  const close = () => {
    image.cancel();
    onClose();
  };
  return (
    <Dialog title="Picture" onClose={close}>
      {src === '' && (
        <FileField
          id="picture-file"
          label="Picture (JPEG, PNG, or WebP)"
          accept={imageRule.accept.join(',')}
          error={image.error}
          onChange={(event) => {
            image.cancel();
            setFile(event.target.files?.[0] ?? null);
          }}
        />
      )}
      <TextField
        id="picture-alt"
        label="What the picture shows"
        hint="For people who can’t see it"
        value={description}
        error={descriptionError}
        onChange={(event) => setDescription(event.target.value)}
      />
      <DialogButtons onCancel={close}>
        <Button isPending={image.isUploading} onClick={() => void save()}>
          {src === '' ? 'Insert' : 'Save'}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
