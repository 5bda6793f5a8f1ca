import {
  applicationStages,
  type ApplicationStage,
} from '../../../../contract/applications/constants';
import type { Application, ApplicationDetail } from '../../../../contract/applications/schema';
import { Badge } from '../../../ui/badge';
import { useVersionedChange } from '../../hooks/use-versioned-change';
import { stateBarStyle } from '../../components/detail/detail-pane';
import { Options, StateSelect } from '../../components/action-select';
import { ChangeError } from '../../components/status/messages';
import { PossibleSpamBadge } from '../../components/badges';
import { useInvalidate } from '../../api/swr-hooks';

type StageBadgeProps = { application: Pick<Application, 'stage' | 'possibleSpam'> };

export function StageBadge({ application: { stage, possibleSpam } }: StageBadgeProps) {
  return (
    <>
      <Badge tone={stage === 'new' ? 'warning' : 'plain'}>{applicationStages[stage]}</Badge>
      {possibleSpam && stage === 'new' && (
        <>
          {' '}
          <PossibleSpamBadge />
        </>
      )}
    </>
  );
}

export function StageSelect({ application }: { application: ApplicationDetail }) {
  const { id, version, stage } = application;
  const invalidate = useInvalidate('/jobs');
  const { change, isPending, pendingChange, error } = useVersionedChange(
    'PATCH /jobs/applications/:id',
    { params: { id } },
    version,
    { onChanged: invalidate, onError: invalidate },
  );
  return (
    <div css={stateBarStyle} aria-busy={isPending}>
      <StateSelect
        label="Stage"
        value={pendingChange.stage ?? stage}
        onValueChange={(next) => void change({ stage: next as ApplicationStage })}
      >
        <Options choices={applicationStages} />
      </StateSelect>
      <ChangeError error={error} />
    </div>
  );
}
