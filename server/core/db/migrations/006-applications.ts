/** For the counts of a job's new applications, which SQLite otherwise takes from all new ones. */
export const applications = `
create index job_applications_of_stage on job_applications (job, stage);`;
