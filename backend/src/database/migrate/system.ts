/** Tables of the engine itself, in a schema of their own, and the functions that guard deletes. */
import type {Model} from '@emblem/schemas';

export const SYSTEM_SQL = `
create extension if not exists pg_trgm;
create schema if not exists emblem;
create table if not exists emblem.state (key text primary key, value text not null);
create table if not exists emblem.migration (id text primary key, checksum text not null, applied_at timestamptz not null default now());
create table if not exists emblem.audit (
  id bigint generated always as identity primary key, at timestamptz not null default now(), entity text not null, record_id bigint,
  action text not null, actor_kind text not null, actor_id bigint, actor_name text not null, changes jsonb not null default '{}');
create index if not exists i_audit_record on emblem.audit (entity, record_id, id desc);
create table if not exists emblem.idempotency (
  actor text not null, entity text not null, key text not null, record_id bigint, request_hash text not null,
  created_at timestamptz not null default now(), primary key (actor, entity, key));
create table if not exists emblem.document_number (pattern text not null, period text not null, value bigint not null, primary key (pattern, period));
create table if not exists emblem.rate_limit (key text primary key, tokens double precision not null, updated_at timestamptz not null default now());

create or replace function emblem.refuse_delete_in_use() returns trigger language plpgsql as $body$
declare
  rule text;
  part text[];
  used boolean;
begin
  if new.deleted_at is null or old.deleted_at is not null then return new; end if;
  foreach rule in array tg_argv loop
    part := string_to_array(rule, ' ');
    if part[1] = 'column' then
      execute format('select exists (select 1 from %I where %I = $1 %s)', part[2], part[3],
        case when part[4] = 'soft' then 'and deleted_at is null' else '' end) into used using new.id;
    else
      execute format('select exists (select 1 from %I j join %I o on o.id = j.%I where j.%I = $1 %s)', part[2], part[5], part[3], part[6],
        case when part[4] = 'soft' then 'and o.deleted_at is null' else '' end) into used using new.id;
    end if;
    if used then
      raise exception 'row % of % is in use by %', new.id, tg_table_name, part[2] using errcode = '23001', table = part[2];
    end if;
  end loop;
  return new;
end $body$;
`;

/** One trigger for each table whose rows others point to with \`restrict\`. */
export function guardTriggers(model: Model): readonly string[] {
  return [...model.entities.values()].filter(entity => entity.softDelete).map(entity => {
    const rules = (model.referencesTo.get(entity.key) ?? []).filter(reference => reference.onDelete === 'restrict').map(reference => {
      const owner = model.entity(reference.entity);
      const field = owner.field[reference.field];
      const kind = owner.softDelete ? 'soft' : 'hard';
      return field?.join
        ? `list ${field.join.table} ${field.join.from} ${kind} ${owner.table} ${field.join.to}`
        : `column ${owner.table} ${field?.column ?? ''} ${kind}`;
    });
    const table = `"${entity.table}"`;
    if (rules.length === 0) return `drop trigger if exists refuse_delete_in_use on ${table}`;
    const list = rules.map(rule => `'${rule}'`).join(', ');
    return `create or replace trigger refuse_delete_in_use before update of deleted_at on ${table} for each row execute function emblem.refuse_delete_in_use(${list})`;
  });
}
