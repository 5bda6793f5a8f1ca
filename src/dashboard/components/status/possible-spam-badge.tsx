import { Badge } from '../../../ui/badge';

/** Marks what looked automated when it arrived (docs/decisions/008). */
export function PossibleSpamBadge() {
  return <Badge tone="warning">Possible spam</Badge>;
}
