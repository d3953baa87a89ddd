import { createPinyinOrder } from '../han/pinyin-order.ts';

/** Chinese texts are sorted by pinyin, alike on every database (docs/decisions/0205). */
export const pinyinOrder = [createPinyinOrder];
