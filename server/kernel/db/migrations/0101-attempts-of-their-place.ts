/**
 * Where a sign-in at a third party began, so that its code goes nowhere else. For those that were begun before this is unknown,
 * and they have to be begun again.
 */
export const attemptsOfTheirPlace = ["alter table third_party_attempts add column place text not null default ''"];
