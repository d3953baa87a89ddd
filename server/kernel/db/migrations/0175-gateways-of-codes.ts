/** Whether the workspace's own gateway sent a code: what it sends is nobody else's money. */
export const gatewaysOfCodes = ['alter table sms_codes add column by_own_gateway boolean not null default false'];
