/** One text in each language of the product. */
export type LocalizedText = Readonly<Record<'zh-CN' | 'en-US', string>>;
