import type { Navigation } from '../../site/page-context';

/** 'New Jersey' for the id 'new-jersey'. */
export function placeName(region: string, navigation: Navigation): string {
  return navigation.states.find((state) => state.region === region)?.label ?? region;
}
