import type { Schemas } from '#openapi';
import { Failure, type RequestIssue } from '#server/kernel/errors/index.ts';
import { storageOf } from '../store/storage.ts';
import { compiledForm } from './compiled-form.ts';
import { designIssue } from './diagnostic-words.ts';

const noField: RequestIssue = {
  pointer: '/formConfig/fields',
  message: { 'en-US': 'The form has no field that stores something.', 'zh-CN': '表单中没有可保存数据的字段。' },
  hint: { 'en-US': 'Add a field; sections and dividers do not count.', 'zh-CN': '请添加字段；分组和分割线不计入。' },
};

const stores = (kind: Schemas['FieldKind']): boolean => storageOf(kind) !== undefined;

/** Throws `form_design_invalid` with each issue of a design at its pointer (TABLE-20 to TABLE-22). */
export function requireSoundDesign(config: Schemas['FormConfig']): void {
  const { form } = compiledForm(config, 'en-US');
  const issues = form.diagnostics.map((one) => designIssue(one, '/formConfig'));
  if (![...form.fields.values()].some(({ kind, live }) => !live && stores(kind))) issues.push(noField);
  if (issues.length > 0) throw new Failure('form_design_invalid', { faults: issues });
}
