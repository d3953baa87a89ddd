import type { Schemas } from '#openapi';
import type { Overlay } from '#engine/document';
import { type Choice, choicesFor, resolveOverlay } from '#engine/overlays';
import { Invalid, type RequestIssue } from '#server/kernel/errors/index.ts';
import { type Configuration, find, open, type Subject } from './configuration.ts';
import { conflictId } from '../kind/conflicts.ts';
import { saveDraft } from './draft.ts';
import type { Opened } from '../kind/kind.ts';
import type { Value } from '../kind/value.ts';

type SentChoice = Schemas['ConflictChoice'];

/**
 * Decides open changes and saves the result as the draft; what is not decided stays open, and nothing is published.
 * Throws `Invalid` for a conflict that is not there any more, and for a choice that makes no sense in the document.
 */
export async function resolve(subject: Subject, sent: readonly SentChoice[]): Promise<Configuration> {
  const { stored, above } = await find(subject);
  const opened = await open(subject, above, stored?.draft?.value ?? stored?.published?.value);
  const value = resolvedValue(opened, sent);
  return saveDraft(subject, { action: 'resolveConfigurationConflicts', value, pointer: '/choices' });
}

function resolvedValue(opened: Opened | null, sent: readonly SentChoice[]): Value {
  const { document, beneath, conflicts = [], value } = opened ?? {};
  const choices = new Map<number, Choice>();
  const positions = new Map<number, number>();
  const issues: RequestIssue[] = [];
  sent.forEach((choice, at) => {
    // Changes that ask the same are one conflict, and are decided together.
    const found = conflicts.flatMap((conflict, index) => (conflictId(conflict) === choice.conflict ? [index] : []));
    if (found.length === 0) issues.push({ pointer: `/choices/${at}/conflict`, message: gone });
    for (const index of found) {
      choices.set(index, choiceOf(choice));
      positions.set(index, at);
    }
  });
  if (issues.length > 0 || !document || !beneath || !value)
    throw new Invalid({ issues: issues.length > 0 ? issues : [nothingOpen] });
  // Safe: a value with a document is an overlay.
  const { overlay, impossible } = resolveOverlay(beneath, value as unknown as Overlay, choices);
  for (const index of impossible) {
    const conflict = conflicts[index];
    const possible = conflict ? choicesFor(document, conflict).join(', ') : '';
    const pointer = `/choices/${positions.get(index) ?? 0}`;
    issues.push({ pointer, message: unfit, hint: possibleChoices(possible) });
  }
  if (issues.length > 0) throw new Invalid({ issues });
  // Safe: an overlay is an object.
  return overlay as unknown as Value;
}

const nothingOpen: RequestIssue = {
  pointer: '/choices',
  message: { 'en-US': 'Nothing is open here.', 'zh-CN': '此处没有待决定的修改。' },
};
const gone = { 'en-US': 'There is no such conflict now.', 'zh-CN': '该冲突已不存在。' };
const unfit = { 'en-US': 'This cannot be done in the document as it is.', 'zh-CN': '在当前文档中无法这样处理。' };
const possibleChoices = (names: string) => ({ 'en-US': `Possible: ${names}.`, 'zh-CN': `可选：${names}。` });

function choiceOf({ take, value }: SentChoice): Choice {
  // Safe: a body is JSON; without a value it is null, which a value may be.
  return take === 'value' ? { take, value: (value ?? null) as never } : { take };
}
