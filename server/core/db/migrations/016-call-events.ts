export const callEvents = `
-- The event in the person's calendar, the same after the call was moved. Null if it was booked before
alter table booked_calls add column event_id text;`;
