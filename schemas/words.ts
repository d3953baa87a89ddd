/** One text in each language of the product. */
export type Words = Readonly<Record<'zh-CN' | 'en-US', string>>;
