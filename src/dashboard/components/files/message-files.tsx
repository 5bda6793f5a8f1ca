import { useState } from 'react';
import { css } from '@emotion/react';
import FileDown from 'lucide-react/icons/file-down';
import ImageIcon from 'lucide-react/icons/image';
import type { MessageFile } from '../../../../contract/messages/schema';
import { formatFileSize } from '../../../../contract/shared/text/format-number';
import { useObjectUrl } from '../../../browser/hooks/use-object-url';
import { saveFile } from '../../../browser/files/save-file';
import { radius, space } from '../../../theme/tokens';
import { fetchStaffFile } from '../../api/staff-client';
import { useAsyncAction } from '../../hooks/use-async-action';
import { TextButton } from '../buttons';
import { ErrorMessage } from '../status/messages';

type MessageFilesProps = { messageId: string; files: readonly MessageFile[] | undefined };

/** The files of a message. A picture is shown below its name once it is opened, because each opening is recorded; others are downloaded. */
export function MessageFiles({ messageId, files = [] }: MessageFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" css={listStyle}>
      {files.map((file) => (
        <li key={file.id}>
          <FileItem messageId={messageId} file={file} />
        </li>
      ))}
    </ul>
  );
}

function FileItem({ messageId, file }: { messageId: string; file: MessageFile }) {
  const { run, isPending, error } = useAsyncAction();
  const [picture, setPicture] = useState<File | null>(null);
  const url = useObjectUrl(picture);
  const isPicture = file.type.startsWith('image/');
  const Icon = isPicture ? ImageIcon : FileDown;
  const open = () =>
    run(async () => {
      const params = { messageId, fileId: file.id };
      const bytes = await fetchStaffFile('GET /messages/:messageId/files/:fileId', { params });
      const named = new File([bytes], file.name, { type: file.type });
      if (isPicture) setPicture(named);
      else saveFile(named);
    });
  return (
    <>
      <TextButton
        isPending={isPending}
        aria-expanded={isPicture ? picture !== null : undefined}
        onClick={() => (picture === null ? void open() : setPicture(null))}
      >
        <Icon size={16} aria-hidden /> {file.name} ({formatFileSize(file.size)})
      </TextButton>
      {url !== null && <img src={url} alt={file.name} css={pictureStyle} />}
      {url !== null && picture !== null && (
        <TextButton onClick={() => saveFile(picture)}>Download {file.name}</TextButton>
      )}
      {error !== null && <ErrorMessage>Not opened. {error}</ErrorMessage>}
    </>
  );
}

const listStyle = css({
  display: 'grid',
  gap: space[2],
  padding: space[2],
  listStyle: 'none',
  whiteSpace: 'normal',
});
const pictureStyle = css({
  display: 'block',
  maxHeight: '24rem',
  marginBlock: space[2],
  borderRadius: radius.medium,
  objectFit: 'contain',
});
