import { describe, expect, test } from 'vitest';
import { itemSecret, partSecrets, secretFields, secretsLeft, withItemIds } from './setting-secrets.ts';
import { settingIssues } from './setting-issues.ts';
import type { SettingName, SettingValue } from './workspace-setting.ts';

const [canary, other] = ['canary-7d20e1', 'canary-c4419a'];
const text = (value: unknown): string => JSON.stringify(value);

// Safe: keys of an object that only has names of settings.
const declared = (Object.keys(secretFields) as SettingName[]).map((setting) => {
  const names: readonly string[] = secretFields[setting] ?? [];
  const own = names.filter((name) => !name.includes('/'));
  const ofItem = names.filter((name) => name.includes('/')).map((name) => name.replace('items/', ''));
  return { setting, own, ofItem };
});
const withItems = declared.filter(({ ofItem }) => ofItem.length > 0);

const filled = (names: readonly string[], secret: string) => Object.fromEntries(names.map((name) => [name, secret]));
/** A document of nothing but its secrets, with two items where items have some. */
const documentOf = ({ setting, own, ofItem }: (typeof declared)[number]): SettingValue =>
  withItemIds({
    setting,
    ...filled(own, canary),
    ...(ofItem.length > 0 && {
      items: [
        { name: 'a', ...filled(ofItem, canary) },
        { name: 'b', ...filled(ofItem, other) },
      ],
    }),
    // Safe: what is tested reads nothing else of a document.
  } as unknown as SettingValue);
const itemsOf = (value: SettingValue) => (value as unknown as { items: { id: string; name: string }[] }).items;

describe('secrets of settings', () => {
  test.each(declared)('P41 what $setting declares is taken out of it, and nothing else', (one) => {
    const sent = documentOf(one);
    const { value, secrets } = partSecrets(sent);
    expect(text(value)).not.toMatch(/canary/);
    expect(value).toMatchObject({ setting: one.setting });
    const ofItems = one.ofItem.flatMap((field) =>
      itemsOf(sent).map(({ id, name }) => [itemSecret(id, field), name === 'a' ? canary : other]),
    );
    expect(secrets).toEqual({ ...filled(one.own, canary), ...Object.fromEntries(ofItems) });
    expect(secretsLeft(value, secrets)).toEqual(secrets);
  });

  test('P41 there are settings whose items have secrets', () => {
    expect(withItems.length).toBeGreaterThan(0);
  });

  test.each(withItems)('P41 the secret of an item of $setting goes with it, and comes back to no other', (one) => {
    const { value, secrets } = partSecrets(documentOf(one));
    const [first, second] = itemsOf(value) as [{ id: string; name: string }, { id: string; name: string }];
    expect(first.id).not.toBe(second.id);
    // Safe: the same document with other items.
    const having = (items: unknown[]) => ({ ...value, items }) as unknown as SettingValue;
    const left = secretsLeft(having([{ ...second, name: 'renamed' }]), secrets);
    expect(Object.keys(left)).toEqual(one.ofItem.map((field) => itemSecret(second.id, field)));
    expect(secretsLeft(having([first, second]), left)).toEqual(left);
    const twice = settingIssues(having([first, { ...second, id: first.id }]), { secrets: [], publicOrigin: '' });
    const ofIds = twice.map(({ pointer }) => pointer).filter((pointer) => pointer.endsWith('/id'));
    expect(ofIds).toEqual(['/value/items/1/id']);
  });
});
