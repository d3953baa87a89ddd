import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonSchema, own, pointerKeys } from '#schemas';
import { productRoot } from '#server/kernel/foundation/product-root.ts';

type Texts = Readonly<Record<string, string>>;

/** The texts of one area's pages, to which the message keys of a schema belong. */
function areaTexts(area: string, locale: string): Texts {
  const path = join(productRoot(), 'pages', area, `messages.${locale}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/**
 * Names fields by the `title` of their schema, a message key such as `settings.loginPage.logoUrl.title`. Items of a
 * list are numbered from 1; a field inside others is named with them, without the outermost. Texts are read once for each language.
 */
export function createFieldLabels(schema: JsonSchema): (pointer: string, locale: string) => string | undefined {
  const known = new Map<string, Texts>();

  function text(key: string, locale: string): string | undefined {
    const area = key.slice(0, key.indexOf('.'));
    const textsKey = `${area}/${locale}`;
    const texts = known.get(textsKey) ?? areaTexts(area, locale);
    known.set(textsKey, texts);
    return own(texts, key);
  }

  return (pointer, locale) => {
    const titles: string[] = [];
    let part: JsonSchema | undefined = schema;
    for (const key of pointerKeys(pointer)) {
      const field: JsonSchema | undefined = own(resolved(part)?.properties, key);
      const title = field?.title === undefined ? undefined : text(field.title, locale);
      if (title === undefined) {
        const last = titles.pop();
        return last !== undefined && /^\d+$/.test(key) ? `${last} ${Number(key) + 1}` : last;
      }
      titles.push(title);
      part = field;
    }
    return (titles.length > 2 ? titles.slice(1) : titles).join(' · ') || undefined;
  };

  function resolved(part: JsonSchema | undefined): JsonSchema | undefined {
    const name = /^#\/\$defs\/(.+)$/.exec(part?.$ref ?? '')?.[1];
    return name === undefined ? part : own(schema.$defs, name);
  }
}
