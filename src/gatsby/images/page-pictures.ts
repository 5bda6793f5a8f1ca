import type { PageContext } from '../../shared/page-context';
import type { RegionMaps } from '../maps/region-maps';
import { planOgImage } from './og-image';

/** Completes the context of a planned page with its Open Graph image and maps. */
export async function addPictures<Context extends PageContext>(
  context: Context,
  maps: RegionMaps,
): Promise<Context> {
  return {
    ...context,
    picture: (await planOgImage(context)).path,
    ...(context.withCountyMap && { countyMap: maps.counties[context.regionId] }),
    ...('offices' in context && { stateMap: maps.states }),
  };
}
