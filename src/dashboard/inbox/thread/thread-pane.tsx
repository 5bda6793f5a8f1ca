import { LoadFailure } from '../../components/status/load-error';
import { Spinner } from '../../../ui/loading/spinner';
import { centredStyle, NoThread } from './empty-state';

type ThreadPlaceProps = {
  selected: string | null;
  /** The server has no such thread. */
  isMissing: boolean;
  /** Why it could not be asked for; null: it is on its way. */
  failure: Parameters<typeof LoadFailure>[0] | null;
  hasThreads: boolean;
  back: string;
};

/** What stands where the open thread would, while it is not there. */
export function ThreadPlace({ selected, isMissing, failure, hasThreads, back }: ThreadPlaceProps) {
  if (selected === null) return hasThreads ? <NoThread missing={false} back={back} /> : null;
  if (isMissing) return <NoThread missing back={back} />;
  return (
    <div css={centredStyle}>
      {failure ? <LoadFailure {...failure} /> : <Spinner label="Loading the thread" />}
    </div>
  );
}
