import { regionIds } from '../shared/regions';
import { choice } from './rules';

/** Every form outside a region's own pages asks this; on those pages the form sends the page's region. */
export const careQuestion = 'Where is care needed?';
export const careRegion = choice(regionIds, 'Choose where care is needed');
