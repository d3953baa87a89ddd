import { createLetterFunctions } from '../letters/letter-functions.ts';

/** The indexes by which lists of people and of what an organisation has are sorted. */
const sorted = [
  ['memberships_by_name', 'memberships', 'real_name', 'account_id', 'where deleted_at is null'],
  ['positions_sorted', 'positions', 'tag_name', 'id', ''],
  ['teams_sorted', 'teams', 'team_name', 'id', ''],
  ['user_groups_sorted', 'user_groups', `(case when is_everybody then '' else name end)`, 'id', ''],
] as const;

/**
 * Texts are the same without regard to case in every script, and letters with accents are beside those without (docs/decisions/0299).
 * The indexes of record tables follow table by table (`server/domains/data/structure/layouts.ts`).
 */
export const letters = [
  ...createLetterFunctions,
  ...sorted.flatMap(([index, table, text, id, condition]) => [
    `drop index ${index}`,
    `create index ${index} on ${table} (ws_id, (public.text_order(${text} collate "C")), ${id}) ${condition}`,
  ]),
];
