import { useRef } from 'react';
import { css } from '@emotion/react';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import type { MessageFile } from '../../../../contract/messages/schema';
import { formatFileSize } from '../../../../contract/shared/text/format-number';
import { color, radius, space } from '../../../theme/tokens';
import { Spinner } from '../../../ui/loading/spinner';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { fileRule } from '../../api/upload-file';
import { callStaff } from '../../api/staff-client';
import { TextButton } from '../buttons';
import { fontSize, iconButtonStyle, rowStyle } from '../dashboard.styles';
import { ErrorMessage } from '../status/messages';

/** Files can also be dropped on the form, and pictures pasted into its text. */
export function AttachButton({ onChoose }: { onChoose: (files: Iterable<File>) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={fileRule.accept.join()}
        aria-label="Choose files to attach"
        tabIndex={-1}
        css={visuallyHidden}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <TextButton onClick={() => input.current?.click()}>
        <Paperclip size={16} aria-hidden /> Attach files
      </TextButton>
    </>
  );
}

type AttachedFilesProps = {
  files: readonly MessageFile[];
  /** The names of files on their way. */
  uploading: readonly string[];
  errors: readonly string[];
  /** If they keep the message from being sent. */
  onDismissErrors?: () => void;
  onChange: (files: readonly MessageFile[]) => void;
};

/** The files that will be sent. */
export function AttachedFiles(props: AttachedFilesProps) {
  const { files, uploading, errors, onDismissErrors, onChange } = props;
  const remove = ({ id }: MessageFile) => {
    onChange(files.filter((file) => file.id !== id));
    // One of a template stays there. What is not deleted now is deleted after a month.
    callStaff('DELETE /uploads/:id', { params: { id } }).catch(() => undefined);
  };
  return (
    <div css={{ display: 'grid', gap: space[2], '&:empty': { display: 'none' } }}>
      {files.length + uploading.length > 0 && (
        <ul aria-label="Attached files" css={[rowStyle(space[2]), { listStyle: 'none' }]}>
          {files.map((file) => (
            <li key={file.id} css={chipStyle}>
              <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {file.name} ({formatFileSize(file.size)})
              </span>
              <button
                type="button"
                aria-label={`Remove ${file.name}`}
                onClick={() => remove(file)}
                css={iconButtonStyle}
              >
                <X size={16} aria-hidden />
              </button>
            </li>
          ))}
          {uploading.map((name) => (
            <li key={name} css={chipStyle}>
              <Spinner size="1em" /> {name}
            </li>
          ))}
        </ul>
      )}
      {errors.map((error) => (
        <ErrorMessage key={error}>{error}</ErrorMessage>
      ))}
      {errors.length > 0 && onDismissErrors && (
        <div>
          <TextButton onClick={onDismissErrors}>Continue without the file</TextButton>
        </div>
      )}
    </div>
  );
}

const chipStyle = css(rowStyle(space[1]), {
  flexWrap: 'nowrap',
  minWidth: 0,
  paddingInlineStart: space[3],
  minHeight: '2.25rem',
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  fontSize: fontSize.small,
});
