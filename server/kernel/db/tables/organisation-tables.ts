import type { Generated } from 'kysely';
import type { Fixed, MomentOr, OfWorkspace, Optional } from './column-types.ts';

/** A row that ties two others together: created and removed, never changed but for its order. */
interface Tie {
  ws_id: Fixed<string>;
  created_at: MomentOr;
  created_by: Optional<string>;
}

export interface DepartmentsTable extends OfWorkspace {
  /** Which tree it belongs to: the real organisation, or the virtual one. */
  source: Fixed<'organize' | 'vorg'>;
  /** Null at the top of its tree. */
  father_id: Optional<string>;
  department_name: string;
  /** The name as `foldName` gives it: unique below one father. */
  name_key: string;
  /** Position among its siblings. */
  sort: number;
}

export interface DepartmentMembersTable extends Tie {
  department_id: Fixed<string>;
  account_id: Fixed<string>;
  /** Position among the person's departments of one tree. */
  sort: Generated<number>;
}

export interface PositionsTable extends OfWorkspace {
  tag_name: string;
  /** Unique within its domain. */
  name_key: string;
  /** What a person is, or is in a team. */
  domain: 'duty' | 'team';
  enabled: Generated<boolean>;
}

/** Positions of the domain duty. */
export interface PositionHoldersTable extends Tie {
  position_id: Fixed<string>;
  account_id: Fixed<string>;
  sort: Generated<number>;
}

export interface TeamsTable extends OfWorkspace {
  team_name: string;
  name_key: string;
}

export interface TeamMembersTable extends Tie {
  team_id: Fixed<string>;
  account_id: Fixed<string>;
}

/** Positions of the domain team, held in one team. */
export interface TeamMemberTagsTable extends Tie {
  team_id: Fixed<string>;
  account_id: Fixed<string>;
  position_id: Fixed<string>;
}

export interface UserGroupsTable extends OfWorkspace {
  /** Null for the group of everybody until it is renamed. */
  name: string | null;
  /** The name as names are compared; empty without one. */
  name_key: string;
  enabled: Generated<boolean>;
  /** One in each workspace: who has a membership is in it, and nothing is stored of that. */
  is_everybody: Generated<boolean>;
}

/** Everybody in the department and below it belongs to the group. */
export interface UserGroupDepartmentsTable extends Tie {
  group_id: Fixed<string>;
  department_id: Fixed<string>;
}

export interface UserGroupPeopleTable extends Tie {
  group_id: Fixed<string>;
  account_id: Fixed<string>;
}

export interface OrganisationTables {
  departments: DepartmentsTable;
  department_members: DepartmentMembersTable;
  positions: PositionsTable;
  position_holders: PositionHoldersTable;
  teams: TeamsTable;
  team_members: TeamMembersTable;
  team_member_tags: TeamMemberTagsTable;
  user_groups: UserGroupsTable;
  user_group_departments: UserGroupDepartmentsTable;
  user_group_people: UserGroupPeopleTable;
}
