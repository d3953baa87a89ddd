/** Who changed a field of a configuration is read from the operation log, by what was changed. */
export const authorsOfConfiguration = [
  `create index operation_log_configuration on operation_log (ws_id, target, created_at desc, id desc)
    where module = 'configuration'`,
];
