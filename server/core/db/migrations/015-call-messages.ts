export const callMessages = `
-- The message that booked it. Null if that was before reminders
alter table booked_calls add column message_id text;`;
