import type { Json } from '#engine/document';
import chineseErrors from '../document/generated/messages.zh-CN.json' with { type: 'json' };
import englishErrors from '../document/generated/messages.en-US.json' with { type: 'json' };
import chinese from './generated/messages.zh-CN.json' with { type: 'json' };
import english from './generated/messages.en-US.json' with { type: 'json' };

/** The engine's own messages by language, compiled. The product's shell gets them from its server. */
export const ownMessages = {
  'zh-CN': { ...chinese, ...chineseErrors },
  'en-US': { ...english, ...englishErrors },
} satisfies Readonly<Record<string, Readonly<Record<string, Json>>>>;
