import { expect, test } from 'vitest';
import { judgeLog } from './judge-log.ts';

const changes = (...tables: string[]) => tables.map((table) => ({ table, wsId: 'acme' }));

test('WB-09 a change without an entry of the log is reported, and so is an entry where the contract says that there is none', () => {
  expect(judgeLog('updateTeam', changes('teams', 'rate_limits'))).toEqual([
    'it changed teams, and no entry of the operation log says so',
  ]);
  expect(judgeLog('savePageLinks', changes('preferences', 'operation_log'))).toEqual([
    expect.stringContaining('it is logged although the contract says: Favorite and recent pages'),
  ]);
});

test('WB-09 a logged change, an exempted one, a read and what counts calls are in order', () => {
  expect(judgeLog('updateTeam', changes('teams', 'operation_log'))).toEqual([]);
  expect(judgeLog('updateTeam', changes('rate_limits'))).toEqual([]);
  expect(judgeLog('savePageLinks', changes('preferences'))).toEqual([]);
  expect(judgeLog('listTeams', changes('teams'))).toEqual([]);
});
