import { own } from '#schemas';
import type { RowForm, TextBlock } from '../document/generated/documents.ts';
import { blockTexts } from './block-texts.ts';
import type { BlockOrigins } from './block-origins.ts';
import type { CallFacts, FactsOf } from './call-facts.ts';
import { fieldNode, fieldValue, formFields } from './row-form-fields.ts';

type Made = Record<string, unknown>;

/** The name under which a list opens a row form: that of `organisation.positionForm` is `position`. */
export const rowFormName = ({ id, name }: Pick<RowForm, 'id' | 'name'>): string =>
  name ?? (id.split('.').at(-1) ?? id).replace(/Form$/, '');

const nodeId = (form: RowForm): string => `${rowFormName(form)}Form`;

/** A row form as the dialog or drawer of a page: its parameters, state and body. */
export function expandRowForm(form: RowForm, facts: FactsOf, origins: BlockOrigins): Made {
  const texts = blockTexts(form.texts);
  const update = saveCall(form.update, facts);
  const create = saveCall(form.create, facts);
  const known = create?.facts ?? update?.facts;
  const values = formFields(form).map((field) => ({ field, ...fieldValue(field, known) }));
  const each = <Value>(value: (one: (typeof values)[number]) => Value): Record<string, Value> =>
    Object.fromEntries(values.map((one) => [one.field.name, value(one)]));
  const isVersioned = own(update?.facts?.parameters, 'If-Match') !== undefined;
  const saved = { create, update, facts: known, isVersioned };
  const params = update && {
    id: { type: 'string', default: '' },
    ...each(({ declared }) => declared),
    ...(isVersioned && { version: { type: 'integer', default: 0 } }),
  };
  const filled = values.map(({ field, filled: value }) => ({
    do: 'setState',
    path: `state.${field.name}`,
    value: { $: value },
  }));
  const load = [...(update ? filled : []), ...(form.load ?? [])];
  const changes = values.map(({ field, changed }) => (update ? changed : isEntered(field.name)));
  return origins.made(
    {
      title: texts.text(form.title, 'dialog'),
      width: form.width ?? 480,
      ...(form.roles !== undefined && { roles: form.roles }),
      ...((params || form.params) && { params: { ...params, ...form.params } }),
      state: { ...each(({ declared }) => declared), ...form.state },
      ...(form.data && { data: form.data }),
      ...((form.actions || form.action) && {
        actions: { ...(form.action && { [form.action]: saveActions(form, saved) }), ...form.actions },
      }),
      ...(load.length > 0 && { load }),
      unsaved: form.unsaved ?? changes.join(' || '),
      body: formNode(form, saved, origins),
    },
    form,
  );
}

const isEntered = (name: string): string => `size(coalesce(state.${name}, '')) > 0`;

interface SaveCall {
  call: string;
  with: Made;
  say: TextBlock | undefined;
  facts: CallFacts | undefined;
}

function saveCall(written: RowForm['create'], facts: FactsOf): SaveCall | undefined {
  if (written === undefined) return undefined;
  const { call, with: given = {}, say } = typeof written === 'string' ? { call: written } : written;
  return { call, with: given, say, facts: facts(call) };
}

interface Saved {
  create: SaveCall | undefined;
  update: SaveCall | undefined;
  facts: CallFacts | undefined;
  isVersioned: boolean;
}

function formNode(form: RowForm, saved: Saved, origins: BlockOrigins): Made {
  const texts = blockTexts(form.texts);
  const id = nodeId(form);
  const base = rowFormName(form);
  const close = form.in === 'drawer' ? 'closeDrawer' : 'closeDialog';
  const fields = formFields(form);
  return {
    id,
    widget: 'FormLayout',
    props: { label: texts.text(form.label, 'name'), gap: 'md' },
    on: { submit: form.submit ?? saveActions(form, saved) },
    slots: {
      default: form.fields.map((written) => {
        const field = fields.find((one) => one.written === written);
        return field ? fieldNode(field, { facts: saved.facts, texts, origins }) : written;
      }),
      actions: [
        {
          id: `${base}Cancel`,
          widget: 'Button',
          props: { label: texts.shared(form.cancel, 'cancel') },
          on: { click: [{ do: close, ask: true }] },
        },
        ...(form.buttons ?? []),
        {
          id: `${base}Save`,
          widget: 'Button',
          props: { label: texts.shared(form.save, 'save'), type: 'submit', variant: 'primary' },
        },
      ],
    },
  };
}

/** Adds the row, or changes it where the form was given an id. */
function saveActions(form: RowForm, saved: Saved): Made[] {
  const create = saved.create && submit(form, saved.create, saved, {});
  const key = { id: { $: 'params.id' }, ...(saved.isVersioned && { 'If-Match': { $: 'params.version' } }) };
  const update = saved.update && submit(form, saved.update, saved, key);
  if (!create || !update) return [create ?? update ?? {}];
  const branches = Object.fromEntries([
    ['then', [update]],
    ['else', [create]],
  ]);
  return [{ do: 'branch', if: "size(coalesce(params.id, '')) > 0", ...branches }];
}

function submit(form: RowForm, call: SaveCall, { facts }: Saved, key: Made): Made {
  const texts = blockTexts(form.texts);
  const fields = formFields(form);
  const sent = fields.map((field) => [field.argument, { $: fieldValue(field, facts).sent }]);
  const named = fields[0]?.argument;
  const close = form.in === 'drawer' ? 'closeDrawer' : 'closeDialog';
  const then = [
    {
      do: 'toast',
      kind: 'success',
      text: texts.text(
        call.say ?? form.say,
        'saved',
        named === undefined ? undefined : { name: { $: `result.${named}` } },
      ),
    },
    { do: close, ...(form.result && { result: { $: 'result' } }) },
  ];
  return {
    do: 'submitForm',
    call: call.call,
    node: nodeId(form),
    with: { ...key, ...Object.fromEntries(sent), ...form.with, ...call.with },
    ...Object.fromEntries([['then', then] as const]),
    ...(form.failed && { catch: [failures(form)] }),
  };
}

/** Shows a text of its own for some failures, and the server's for all others. */
function failures(form: RowForm): Made {
  const texts = blockTexts(form.texts);
  const otherwise: Made = { do: 'toast', kind: 'error', text: { $: 'error.message' } };
  return Object.entries(form.failed ?? {}).reduceRight<Made>((rest, [code, text]) => {
    const shown = { do: 'toast', kind: 'error', text: texts.text(text, code) };
    const branches = Object.fromEntries([
      ['then', [shown]],
      ['else', [rest]],
    ]);
    return { do: 'branch', if: `error.code == '${code}'`, ...branches };
  }, otherwise);
}
