/** What an action or an area of the operation log is called: in English, then in Chinese. */
export type Words = readonly [english: string, chinese: string];

/** Words of several actions. */
export type ActionWords = Readonly<Record<string, Words>>;
