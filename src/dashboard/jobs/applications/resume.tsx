import FileDown from 'lucide-react/icons/file-down';
import type { ApplicationDetail } from '../../../../contract/applications/schema';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { ErrorMessage } from '../../components/status/messages';
import { formatExactTime } from '../../components/time/format';
import { useDownload } from '../../hooks/use-download';
import { applicationPath } from '../api';

const fileTypes: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word (.doc)',
};

/** The résumé of an application. The server records each download. */
export function Resume({ application: { id, name, resume } }: { application: ApplicationDetail }) {
  // The server calls every résumé resume.pdf.
  const file = useDownload((fileName) => `${name} ${fileName}`);
  if (resume === null) return <p css={{ color: color.muted }}>No résumé attached</p>;
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: space[2] }}>
      <Button
        tone="outline"
        busy={file.isPending}
        onClick={() => void file.download(`${applicationPath(id)}/resume`)}
      >
        <FileDown size={18} aria-hidden /> Download résumé
      </Button>
      <p css={{ color: color.muted }}>
        {fileTypes[resume.type] ?? 'Word (.docx)'}, {Math.ceil(resume.size / 1024)} KB, kept until{' '}
        {formatExactTime(resume.until)}. Downloads are recorded.
      </p>
      {file.error !== null && <ErrorMessage>Not downloaded. {file.error}</ErrorMessage>}
    </div>
  );
}
