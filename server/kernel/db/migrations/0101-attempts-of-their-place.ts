/**
 * Where a sign-in at a third party began, so that its code goes nowhere else. Those that were begun before belong to no
 * place, and are begun anew.
 */
export const attemptsOfTheirPlace = ["alter table third_party_attempts add column place text not null default ''"];
