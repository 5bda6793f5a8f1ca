import { useState } from 'react';
import { css } from '@emotion/react';
import { FolderArchive } from 'lucide-react';
import { saveFile } from '../../lib/save-file';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { Button } from '../../ui/button';
import { faultWords } from '../parts/fault-words';
import { regionName } from '../parts/region-name';
import { fetchStaffFile } from '../parts/staff-call';
import { zipPath, type SignaturesState } from './signatures-address';

/** All signatures in one archive, in the look that is chosen: of everybody, or of the region that is listed. */
export function AllSignatures({ state }: { state: SignaturesState }) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ words: string; isFault: boolean } | null>(null);
  const take = async () => {
    setBusy(true);
    setSaid(null);
    try {
      const file = await fetchStaffFile(zipPath(state));
      saveFile(file);
      setSaid({ words: `${file.name} is saved.`, isFault: false });
    } catch (error) {
      setSaid({ words: `Not made: ${faultWords(error)}`, isFault: true });
    } finally {
      setBusy(false);
    }
  };
  const whose = state.region === null ? 'all' : `all of ${regionName(state.region)}`;
  return (
    <div css={boxStyle}>
      <Button tone="outline" busy={busy} onClick={() => void take()}>
        {!busy && <FolderArchive size={18} aria-hidden />} Download {whose} (ZIP)
      </Button>
      <p role="status" css={{ color: said?.isFault ? color.danger : color.tealStrong }}>
        {said?.words}
      </p>
    </div>
  );
}

const boxStyle = css({ display: 'grid', justifyItems: 'start', gap: space[1] });
