import type { ScreenId } from '../shared/roles';

/** What these screens change is on the site. */
export const siteScreens: readonly ScreenId[] = ['add-blog', 'add-job', 'jobs'];
