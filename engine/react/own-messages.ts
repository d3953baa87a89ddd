import type { Json } from '#engine/runtime';
import chineseErrors from '../document/messages.zh-CN.json' with { type: 'json' };
import englishErrors from '../document/messages.en-US.json' with { type: 'json' };
import chinese from './messages.zh-CN.json' with { type: 'json' };
import english from './messages.en-US.json' with { type: 'json' };

/** The engine's own texts by language, as they are written. The product's shell has them from its server. */
export const ownMessages = {
  'zh-CN': { ...chinese, ...chineseErrors },
  'en-US': { ...english, ...englishErrors },
} satisfies Readonly<Record<string, Readonly<Record<string, Json>>>>;
