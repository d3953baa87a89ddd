import actions from '../../../engine/document/generated/actions.json' with { type: 'json' };

interface Described {
  $id: string;
  description?: string;
  args: { properties?: Record<string, { description?: string }>; required?: string[] };
}

/** Every action, as the engine describes it. Safe: the generator writes each by the schema of action descriptions. */
export const allActions = Object.values(actions) as Described[];

/** Chinese for the sentences of each action's description, by the English sentence: one that changes has to be translated again. */
export const chineseOfActions: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<Record<string, string>>('/engine/runtime/actions/*/*.zh-CN.json', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, texts]) => [path.split('/').at(-2) ?? '', texts]),
);

/** The same for the sentences of all actions. */
export const inChinese: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(chineseOfActions));
