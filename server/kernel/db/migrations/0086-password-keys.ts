import { protect } from '../rights/policies.ts';

/** Key pairs that browsers encrypt passwords for (AUTH-44); the newest two are good, so that one may be replaced. */
export const passwordKeys = [
  `create table password_keys (
    kid text primary key,
    sealed text not null,
    created_at timestamptz not null
  )`,
  ...protect('password_keys', { identity: ['all'] }),
];
