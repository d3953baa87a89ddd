/** What a password has to have, by the name of its words. */
export interface PasswordRule {
  name: 'letter' | 'upper' | 'lower' | 'digit' | 'symbol' | 'other' | 'length' | 'lengthBetween';
  values: Record<string, string | number>;
  fits(password: string): boolean;
}

// VAL-06: the only patterns that the platform takes; others may run for ever.
const whole =
  /^\^((?:\(\?=\.\*(?:\[[^[\]\\]{1,60}\]|\\[dDwWsS])\)){0,8})\.\{([6-9]|[1-5][0-9]|6[0-4]),([0-9]{2,3})?\}\$$/;
const lookahead = /\(\?=\.\*(\[[^[\]\\]+\]|\\[dDwWsS])\)/g;

const named: Readonly<Record<string, PasswordRule['name']>> = {
  '[A-Za-z]': 'letter',
  '[a-zA-Z]': 'letter',
  '[A-Z]': 'upper',
  '[a-z]': 'lower',
  '[0-9]': 'digit',
  '\\d': 'digit',
  '\\W': 'symbol',
  '[^A-Za-z0-9]': 'symbol',
  '[^a-zA-Z0-9]': 'symbol',
};

function ruleOf(set: string): PasswordRule {
  const one = new RegExp(set, 'u');
  return { name: named[set] ?? 'other', values: { set }, fits: (password) => one.test(password) };
}

function lengthRule(least: number, most: number | undefined): PasswordRule {
  const name = most === undefined ? 'length' : 'lengthBetween';
  return {
    name,
    values: { least, most: most ?? 0 },
    fits(password) {
      const length = [...password].length;
      return length >= least && (most === undefined || length <= most);
    },
  };
}

/** The rules that a password pattern makes, its length last; undefined for a pattern that the platform does not take. */
export function rulesOf(pattern: string): PasswordRule[] | undefined {
  const [, sets, least, most] = whole.exec(pattern) ?? [];
  if (sets === undefined || (most !== undefined && Number(most) < Number(least))) return undefined;
  try {
    const rules = [...sets.matchAll(lookahead)].map(([, set = '']) => ruleOf(set));
    return [...rules, lengthRule(Number(least), most === undefined ? undefined : Number(most))];
  } catch {
    // A class that is turned around, such as [z-a].
    return undefined;
  }
}
