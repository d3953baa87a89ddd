/** The language that a person read in last: that of mails and SMS which another user causes. Null while it is unknown. */
export const languagesOfPeople = [
  "alter table accounts add column language text check (language in ('zh-CN', 'en-US'))",
];
