/**
 * Takes the table of a design's records for who writes them, before anything else of it, and says when the design that was read is not
 * the stored one any more: by the error of a serialization failure, after which the work is run again (docs/decisions/0277).
 */
export const heldRecords = [
  `create function hold_records(records text, workspace text, known text) returns void language plpgsql as $$
  declare
    found regclass := to_regclass(records);
  begin
    if found is not null then
      execute format('lock table %s in row exclusive mode', found);
    end if;
    if found is null or known <> (select coalesce(string_agg(r.revision::text, ',' order by r.revision), '')
        from workspace_revisions r where r.ws_id = workspace) then
      raise exception 'The design was changed meanwhile.' using errcode = 'serialization_failure';
    end if;
  end $$`,
];
