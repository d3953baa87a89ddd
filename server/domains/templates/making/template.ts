import type { Schemas } from '#openapi';

/** Words in every language of the product. */
export type Words = Readonly<Record<'en-US' | 'zh-CN', string>>;

/**
 * What a template says of something whose ids are only known when it is made, as JSON with marks in it; `resolve` puts the values in
 * their places. That nothing else is wrong with it is tested against the contract.
 */
export type Marked = unknown;

export interface TemplateTable {
  /** How the rest of the template names it, and its default view. */
  key: string;
  names: Words;
  /** Its form, without the names. */
  form: Marked;
  /** Filtered views beside the default one. */
  views?: readonly { key: string; names: Words; filter: Marked }[];
  /** In the order in which they are made; those with a key are named by records that follow. */
  records: readonly { key?: string; data: Marked }[];
}

export interface TemplateMenu {
  names: Words;
  icon: string;
  /** Key of the table or of one of its views; a menu without it holds menus. */
  shows?: string;
  /** What the people of the user group may do with the records of it. */
  rights?: readonly (keyof Schemas['MenuRights'])[];
  /** Views of its list that everybody sees, the first of which it opens with. */
  views?: readonly { names: Words; settings: Marked }[];
  menus?: readonly TemplateMenu[];
}

/** A whole application, as it is shipped. */
export interface ApplicationTemplate {
  names: Words;
  description: Words;
  /** A built-in icon. */
  icon: string;
  /** The category of its tables and menus. */
  category: Words;
  /** Those that records point at come first. */
  tables: readonly TemplateTable[];
  menus: readonly TemplateMenu[];
}

/** The words of a language; a language without them gets English. */
export const textsIn = (words: Words, locale: string): string => words[locale as keyof Words] ?? words['en-US'];
