import type { Collections, Entry } from './entry';

/** Keeps samples off a site with real clients: no invented people, events, or jobs, and no license line of an invented office. */
export function withoutSamples(collections: Collections): Collections {
  return {
    ...collections,
    regions: collections.regions.map((entry) =>
      entry.fields.sample === true ? { ...entry, fields: { ...entry.fields, license: '' } } : entry,
    ),
    team: collections.team.filter(isReal),
    events: collections.events.filter(isReal),
    jobs: collections.jobs.filter(isReal),
  };
}

/** The dashboard's own jobs are the office's responsibility: hiding one would leave it "Publishing…" forever. */
function isReal({ file, fields }: Entry<'team' | 'events' | 'jobs'>): boolean {
  return fields.sample !== true || !file.startsWith('content/');
}
