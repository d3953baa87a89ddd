/** What is said in a panel, in the language of the page. */
export interface PanelTexts {
  locale: string;
  /** The name of a property. */
  property(name: string): string;
  /** The name of a property's words in the language that is not the reader's. */
  elsewhere(name: string): string;
  choice(value: string): string;
  section(name: 'value' | 'kind' | 'look' | 'words'): string;
}
