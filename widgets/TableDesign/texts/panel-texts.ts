/** What is said in a panel, in the language of the page. */
export interface PanelTexts {
  locale: string;
  /** The name of a property. */
  property(name: string): string;
  /** The name of a property's words in the language that is not the reader's. */
  elsewhere(name: string): string;
  choice(value: string): string;
  /** What has to be in the form before there is something to choose. */
  none(source: 'relation' | 'of'): string;
  /** What a choice costs, said below it. */
  help(name: 'gaps'): string;
  section(name: 'main' | 'validation' | 'value' | 'help' | 'display' | 'advanced' | 'words'): string;
  /** What a property is set to. */
  set(name: string, value: string): string;
}
