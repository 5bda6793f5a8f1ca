import { css } from '@emotion/react';
import { FolderArchive } from 'lucide-react';
import { space } from '../../theme/space';
import { Button } from '../../ui/buttons/button';
import { regionName } from '../components/region-name';
import { SaidLine } from '../components/status/status-message';
import { useDownload } from '../hooks/use-download';
import { zipPath, type SignaturesState } from './params';

/** All signatures in one archive, in the look that is chosen: everybody’s, or of all in the region that is listed, whoever is searched for. */
export function AllSignatures({ state }: { state: SignaturesState }) {
  const { download, busy, saved, fault } = useDownload();
  const whose =
    state.region === null ? 'everybody’s' : `everybody’s in ${regionName(state.region)}`;
  return (
    <div css={boxStyle}>
      <Button tone="outline" busy={busy} onClick={() => void download(zipPath(state))}>
        {!busy && <FolderArchive size={18} aria-hidden />} Download {whose} (ZIP)
      </Button>
      <SaidLine failed={fault !== null}>
        {saved !== null && `${saved} is saved.`}
        {fault !== null && `Not made. ${fault}`}
      </SaidLine>
    </div>
  );
}

const boxStyle = css({ display: 'grid', justifyItems: 'start', gap: space[1] });
