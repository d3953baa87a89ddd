import type { Handler } from '#server/kernel/call/handler.ts';
import { builderConfig } from '../query/builder-config.ts';

/** What conditions may ask of each type of field (TABLE-29). */
export const getQueryBuilderConfig: Handler<'getQueryBuilderConfig'> = async () => ({ default: builderConfig() });
