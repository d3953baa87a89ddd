import actions from '../../../engine/document/generated/actions.json' with { type: 'json' };
import chinese from './actions.zh-CN.json' with { type: 'json' };

interface Described {
  $id: string;
  description?: string;
  args: { properties?: Record<string, { description?: string }>; required?: string[] };
}

/** Every action, as the engine describes it. Safe: the generator writes each by the schema of action descriptions. */
export const allActions = Object.values(actions) as Described[];

/** Chinese for the sentences of the descriptions, by the English sentence: one that changes has to be translated again. */
export const inChinese: Readonly<Record<string, string>> = chinese;
