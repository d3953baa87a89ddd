import type { CompiledValue } from '#engine/document';
import { canCall, type Input, type Showing } from './field-input.ts';
import { awaitedChoices, literalExpr, optionValue } from './field-options.ts';
import type { KindOf } from './form-config.ts';

/** Files, pictures and signatures; undefined where the page's host cannot take files. */
export function fileInput(
  id: string,
  kind: KindOf<'file'> | KindOf<'image'> | KindOf<'signature'>,
  showing: Showing,
): Input | undefined {
  if (!canCall(showing, 'upload') || !canCall(showing, 'open')) return undefined;
  const files = awaitedChoices(id);
  if (kind.type === 'signature') return { widget: 'FormSignature', props: { files }, hasReadOnly: true };
  const maxCount = kind.max_files ?? 10;
  if (kind.type === 'image') {
    const props = { files, maxCount, onlyCamera: kind.only_camera ?? false, watermark: kind.watermark ?? null };
    return { widget: 'FormImages', props, hasReadOnly: true };
  }
  const accept = (kind.extensions ?? []).map((ending) => `.${ending}`);
  return { widget: 'FormFiles', props: { files, maxCount, maxSize: kind.max_size ?? null, accept }, hasReadOnly: true };
}

/** An address: the regions are the design's own, or handed in by the page. */
export function addressInput(id: string, kind: KindOf<'address'>, locale: string): Input {
  const regions: CompiledValue = kind.regions?.map((region) => optionValue(region, locale, true)) ?? awaitedChoices(id);
  const props = {
    regions,
    depth: kind.depth ?? 3,
    hasDetail: kind.has_detail ?? false,
    hasPosition: kind.has_position ?? false,
  };
  return { widget: 'AddressField', props, hasReadOnly: true };
}

/**
 * A widget of the catalogue, or one that the page's host has registered; undefined when there is none of the name. What the
 * design gives it is data: an object in it never becomes an expression.
 */
export function customInput(
  { component_id: widget, config = {} }: KindOf<'custom'>,
  { host }: Showing,
): Input | undefined {
  if (host && !host.hasWidget(widget)) return undefined;
  const entries = Object.entries(config).map(([name, value]) => [name, { $: literalExpr(value) }] as const);
  return { widget, props: Object.fromEntries(entries), hasReadOnly: true };
}
