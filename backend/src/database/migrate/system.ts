/** Tables of the engine itself, in a schema of their own, and the functions of its triggers. */

/** Can be run again at any time; part of the fingerprint, so that a change of it reaches every database. */
export const SYSTEM_SQL = `
create extension if not exists pg_trgm;
create extension if not exists btree_gist;
create schema if not exists emblem;
create table if not exists emblem.state (key text primary key, value text not null);
create table if not exists emblem.migration (
  id text primary key, checksum text not null, applied_at timestamptz not null default now());
create table if not exists emblem.audit (
  id bigint generated always as identity primary key, at timestamptz not null default now(),
  entity text not null, record_id bigint, action text not null, actor_kind text not null,
  actor_id bigint, actor_name text not null, changes jsonb not null default '{}');
create index if not exists i_audit_record on emblem.audit (entity, record_id, id desc);
create table if not exists emblem.idempotency (
  actor text not null, entity text not null, key text not null, record_id bigint, request_hash text not null,
  created_at timestamptz not null default now(), primary key (actor, entity, key));
alter table emblem.idempotency add column if not exists answer jsonb;
create table if not exists emblem.document_number (
  pattern text not null, period text not null, value bigint not null, primary key (pattern, period));
create table if not exists emblem.outbox (
  id bigint generated always as identity primary key, task text not null, payload jsonb not null,
  due_at timestamptz not null, key text unique, attempts int not null default 0);
create index if not exists i_outbox_due on emblem.outbox (task, due_at);
create table if not exists emblem.rate_limit (
  key text primary key, tokens double precision not null, updated_at timestamptz not null default now());
create table if not exists emblem.live_process (id uuid primary key, seen_at timestamptz not null default now());
create table if not exists emblem.live_socket (
  id uuid primary key, process_id uuid not null references emblem.live_process on delete cascade,
  user_id bigint not null, channel text not null, since timestamptz not null default now());
create index if not exists i_live_socket_user on emblem.live_socket (user_id);
create index if not exists i_live_socket_process on emblem.live_socket (process_id);
create table if not exists emblem.figure_change (
  source text not null, time text, day date, ids bigint[], of_all boolean not null default false,
  at timestamptz not null default now(), xid xid8 not null default pg_current_xact_id());
create index if not exists i_figure_change on emblem.figure_change (source, xid);
create table if not exists emblem.figure_horizon (one boolean primary key default true check (one), xid xid8 not null);

create or replace function emblem.note_figure_truncate() returns trigger language plpgsql as $body$
begin
  insert into emblem.figure_change (source, of_all) values (tg_table_name, true);
  return null;
end $body$;

create or replace function emblem.refuse_delete_in_use() returns trigger language plpgsql as $body$
declare
  rule text;
  part text[];
  used boolean;
begin
  foreach rule in array tg_argv loop
    part := string_to_array(rule, ' ');
    if part[1] = 'column' then
      execute format('select exists (select 1 from %I where %I = $1 %s)', part[2], part[3],
        case when part[4] = 'soft' then 'and deleted_at is null' else '' end) into used using new.id;
    else
      execute format('select exists (select 1 from %I j join %I o on o.id = j.%I where j.%I = $1 %s)',
        part[2], part[5], part[3], part[6],
        case when part[4] = 'soft' then 'and o.deleted_at is null' else '' end) into used using new.id;
    end if;
    if used then
      raise exception 'row % of % is in use by %', new.id, tg_table_name, part[2]
        using errcode = '23001', table = coalesce(part[5], part[2]);
    end if;
  end loop;
  return null;
end $body$;
`;
