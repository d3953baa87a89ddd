import type { Schemas } from '#openapi';
import { isObject, own } from '#schemas';

type Appearance = Schemas['ApplicationAppearance'];
type ConfigJson = Schemas['ApplicationSystemConfig']['config_json'];

/** Every value that a member may have; the compiler holds the lists to the contract. */
const values = {
  theme: {
    Default: true,
    AliOrange: true,
    VibrantOrange: true,
    BrightGreen: true,
    SapphireBlue: true,
    AuroraGreen: true,
    Purple: true,
    GeekBlue: true,
    RomanticRed: true,
    FreshGreen: true,
    NeteaseRed: true,
  },
  leftTheme: { light: true, dark: true, accent: true },
  viewLayout: { defaultViewLayout: true, tagsViewLayout: true },
} satisfies { [Name in keyof ConfigJson]-?: Record<NonNullable<ConfigJson[Name]>, true> };

/** The themes that can be chosen (CFG-14). */
// Safe: the keys of an object that is written above.
export const themes = Object.keys(values.theme) as Schemas['ThemeColour'][];

/** What is stored of an application's look (CFG-17); a value of another release counts as none. */
export function storedLook(systemConfig: unknown): ConfigJson {
  if (!isObject(systemConfig)) return {};
  const known = Object.entries(values).filter(([name, allowed]) => {
    const value = own<unknown>(systemConfig, name);
    return typeof value === 'string' && Object.hasOwn(allowed, value);
  });
  return Object.fromEntries(known.map(([name]) => [name, systemConfig[name]]));
}

/** The whole appearance of an application: null where it has none of its own. */
export function appearanceOf(row: { system_config: unknown; default_language: Schemas['Locale'] | null }): Appearance {
  const { theme = null, leftTheme = null, viewLayout = null } = storedLook(row.system_config);
  return { theme, leftTheme, viewLayout, language: row.default_language };
}

/** The look as it is stored: without what follows the workspace. */
export function lookToStore({ language: _language, ...look }: Appearance): Record<string, string> {
  return Object.fromEntries(
    Object.entries(look).filter((entry): entry is [string, NonNullable<(typeof entry)[1]>] => entry[1] !== null),
  );
}
