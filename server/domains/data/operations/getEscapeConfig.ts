import type { Handler } from '#server/kernel/call/handler.ts';
import { escapes } from '../query/builder-config.ts';

/** Characters that the server writes in another way when a value becomes a pattern (TABLE-29). */
export const getEscapeConfig: Handler<'getEscapeConfig'> = async () => escapes;
