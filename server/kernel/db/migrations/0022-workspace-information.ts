/** What a workspace says of itself beside its name and logo (WB-12); without a language it has the platform's. */
export const workspaceInformation = [
  `alter table workspaces
    add column address text not null default '',
    add column language text check (language in ('zh-CN', 'en-US'))`,
];
