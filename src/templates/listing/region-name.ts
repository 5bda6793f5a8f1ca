import type { Navigation } from '../../site/page-context';

export function getRegionName(region: string, navigation: Navigation): string {
  return navigation.states.find((state) => state.region === region)?.label ?? region;
}
