import type { ExcludedFile, Publishing } from '../../../contract/publishing/schema';

/** `onSiteAsOf`: everything published before this is on the site; null if that is unknown. */
export type PublisherStatus = Pick<Publishing, 'state' | 'since' | 'message' | 'onSiteAsOf'> & {
  excluded: readonly ExcludedFile[];
};

/** Brings what is published to the site: here, or through the site's host. */
export type Publisher = {
  getStatus(): Promise<PublisherStatus>;
  /** Tries again at once after a failure. */
  retry(): Promise<void>;
  stop(): Promise<void>;
};
