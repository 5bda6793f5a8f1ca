import { useState } from 'react';
import { css } from '@emotion/react';
import { FileDown } from 'lucide-react';
import type { ApplicationDetail } from '../../../../contract/job-applications';
import { saveFile } from '../../../lib/save-file';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/button';
import { faultWords } from '../../parts/fault-words';
import { fetchStaffFile } from '../../parts/staff-call';
import { exactTime } from '../../parts/time/relative-time';
import { applicationPath } from '../job-calls';

const kinds: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/msword': 'Word (.doc)',
};

/** The résumé of an application, to be downloaded: that is recorded. */
export function Resume({ application: { id, resume } }: { application: ApplicationDetail }) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  if (resume === null) return <p css={mutedStyle}>No résumé is attached.</p>;
  const download = async () => {
    setBusy(true);
    setFault(null);
    try {
      saveFile(await fetchStaffFile(`${applicationPath(id)}/resume`));
    } catch (error) {
      setFault(faultWords(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div css={{ display: 'grid', justifyItems: 'start', gap: space[2] }}>
      <Button tone="outline" busy={busy} onClick={() => void download()}>
        <FileDown size={18} aria-hidden /> Download the résumé
      </Button>
      <p css={mutedStyle}>
        {kinds[resume.type] ?? 'Word (.docx)'}, {Math.ceil(resume.size / 1024)} kB, kept until{' '}
        {exactTime(resume.until)}. Who opens it is recorded.
      </p>
      <p role="alert" css={faultStyle}>
        {fault !== null && `Not downloaded. ${fault}`}
      </p>
    </div>
  );
}

const mutedStyle = css({ color: color.muted });
const faultStyle = css({ color: color.danger, fontWeight: 700, '&:empty': { display: 'none' } });
