/** Whether the workspace's own gateway sent a code, which costs the platform nothing. */
export const gatewaysOfCodes = ['alter table sms_codes add column by_own_gateway boolean not null default false'];
