import { sqlMigration } from './run-sql';

/**
 * One ledger per phone number, whose latest entry decides. Until now a number had at most one consent and one opt-out. Only START
 * ended an opt-out, so a form after it stays without effect.
 */
export const consentLedger = sqlMigration(`
  create table consent_ledgers (
    contact text not null primary key,
    entries integer not null,
    decided_by integer
  );

  create table consent_entries (
    contact text not null references consent_ledgers (contact),
    position integer not null,
    state text not null,
    at text not null,
    source text not null,
    wording text,
    author text,
    origin_id text,
    constraint consent_entries_pk primary key (contact, position)
  );

  insert into consent_ledgers (contact, entries, decided_by)
    select contact, 2, case
      when opted_out_at is null then 1
      when consented_at is null or opted_out_at < consented_at then 1
      else 2 end
    from text_consents;

  insert into consent_entries (contact, position, state, at, source, wording, author, origin_id)
    select consent.contact,
      case when opted_out_at < consented_at then 2 else 1 end,
      case when opted_out_at < consented_at then 'unconfirmed' else 'given' end,
      consented_at,
      case when message.channel = 'eligibility' then 'eligibility' else 'text' end,
      case when message.channel = 'eligibility' then 'eligibility-1' end,
      null,
      message_id
    from text_consents consent left join messages message on message.id = message_id
    where consented_at is not null;

  insert into consent_entries (contact, position, state, at, source, wording, author, origin_id)
    select contact,
      case when consented_at is null or opted_out_at < consented_at then 1 else 2 end,
      'withdrawn', opted_out_at, 'text', null, null, null
    from text_consents
    where opted_out_at is not null;

  drop table text_consents;
`);
