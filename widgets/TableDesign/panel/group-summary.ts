import { isGiven, type PanelValue } from '../texts/words.ts';
import type { PanelTexts } from '../texts/panel-texts.ts';
import { asSchema, type Schema } from './contract-parts.ts';

/** As much of a text as a summary shows. */
const longest = 60;

/** Properties that say what they are by their value alone: words, and what is plain from its choices. */
const selfEvident =
  /^((hint|placeholder|label|title|text|on_label|off_label|pattern_message)_(zh|en)|width|widget|initial.*)$/;
/** What an origin of the default value has an input of its own for. */
const withInput: ReadonlySet<unknown> = new Set(['none', 'value', 'formula', 'parameter']);

interface Summed {
  /** The schemas of the panel's inputs, by name. */
  properties: Schema;
  value: PanelValue;
  texts: PanelTexts;
}

/** What is set in a group of a panel, in short; empty where nothing is. */
export const groupSummary = (names: readonly string[], around: Summed): string =>
  names.flatMap((name) => setIn(name, around) ?? []).join(' · ');

function setIn(name: string, { properties, value, texts }: Summed): string | undefined {
  const own = value[name];
  if (!isGiven(own) || own === false) return name === 'initial' && own === false ? texts.choice('false') : undefined;
  if (name === 'initial_from' && withInput.has(own)) return undefined;
  const schema = asSchema(properties[name]);
  const title = typeof schema['title'] === 'string' ? schema['title'] : name;
  if (own === true) return name === 'initial' ? texts.choice('true') : title;
  if (Array.isArray(own)) return texts.set(title, String(own.length));
  if (typeof own === 'object') return title;
  const said = choiceIn(schema, own) ?? String(own).replaceAll(/\s+/g, ' ');
  const short = said.length > longest ? `${said.slice(0, longest)}…` : said;
  return selfEvident.test(name) ? short : texts.set(title, short);
}

/** What a chosen value is called. */
function choiceIn({ oneOf }: Schema, value: unknown): string | undefined {
  const found = Array.isArray(oneOf) ? oneOf.map(asSchema).find((one) => one['const'] === value) : undefined;
  return typeof found?.['title'] === 'string' ? found['title'] : undefined;
}
