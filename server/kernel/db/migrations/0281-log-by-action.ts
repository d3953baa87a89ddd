/**
 * A log of a million entries is asked by area, action, target or failure as fast as by person: each has its own order by time. An
 * application's people are found by their entries there.
 */
export const logByAction = [
  'create index operation_log_module on operation_log (ws_id, module, created_at desc, id desc)',
  'create index operation_log_action on operation_log (ws_id, action, created_at desc, id desc)',
  `create index operation_log_failed on operation_log (ws_id, created_at desc, id desc) where result = 'failed'`,
  `create index operation_log_target on operation_log (ws_id, target, created_at desc, id desc) where target is not null`,
  `create index operation_log_application_user on operation_log (ws_id, application_id, user_id)
    where application_id is not null`,
];
