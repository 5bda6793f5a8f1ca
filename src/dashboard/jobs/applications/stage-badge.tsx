import { applicationStages, type ApplicationStage } from '../../../../contract/jobs/constants';
import { Badge } from '../../../ui/badge';

/** How far the office has come with an application: what nobody has taken up stands out. */
export function StageBadge({ stage }: { stage: ApplicationStage }) {
  return <Badge tone={stage === 'new' ? 'warning' : 'plain'}>{applicationStages[stage]}</Badge>;
}
