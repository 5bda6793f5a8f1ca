import type { ScreenId } from '../shared/roles';

/** The screens whose changes appear on the site. */
export const siteScreens: readonly ScreenId[] = ['add-blog', 'add-job', 'jobs'];
