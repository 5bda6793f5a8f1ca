import { css } from '@emotion/react';
import { FileDown } from 'lucide-react';
import type { ApplicationDetail } from '../../../../contract/applications/schema';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { exactTime } from '../../components/time/relative-time';
import { useDownload } from '../../hooks/use-download';
import { applicationPath } from '../api';
import { FaultLine } from '../../components/status/error-message';

const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word (.doc)',
};

/** The résumé of an application, to be downloaded: that is recorded. */
export function Resume({ application: { id, name, resume } }: { application: ApplicationDetail }) {
  // All of them are resume.pdf at the server: in a folder of downloads one looks for the person.
  const { download, busy, fault } = useDownload((file) => `${name} ${file}`);
  if (resume === null) return <p css={mutedStyle}>No résumé is attached.</p>;
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: space[2] }}>
      <Button
        tone="outline"
        busy={busy}
        onClick={() => void download(`${applicationPath(id)}/resume`)}
      >
        <FileDown size={18} aria-hidden /> Download the résumé
      </Button>
      <p css={mutedStyle}>
        {kinds[resume.type] ?? 'Word (.docx)'}, {Math.ceil(resume.size / 1024)} kB, kept until{' '}
        {exactTime(resume.until)}. Who opens it is recorded.
      </p>
      {fault !== null && <FaultLine>Not downloaded. {fault}</FaultLine>}
    </div>
  );
}

const mutedStyle = css({ color: color.muted });
