/** `pagewright/widgets`: the product's widgets for any React 19 application; `pagewright/widgets/style.css` is their look. */
import type { WidgetDescription } from '#engine/document';
import type { WidgetLoader } from '#engine/runtime';
import catalogue from './generated/catalogue.json' with { type: 'json' };
import messages from './generated/messages.json' with { type: 'json' };
import { widgetRegistry as registry } from './generated/registry.ts';

/** Fetches the code of each widget when a page names it. */
export const widgetRegistry: Readonly<Record<string, WidgetLoader>> = registry;

/** What each widget takes, emits and holds, by its name. */
// Safe: the generator has checked every description against its schema before it wrote the file.
export const widgetDescriptions = catalogue as unknown as Readonly<Record<string, WidgetDescription>>;

/** The widgets' own texts, by language and key. */
export const widgetMessages: Readonly<Record<string, Readonly<Record<string, string>>>> = messages;
