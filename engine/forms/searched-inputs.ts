import type { CompiledValue } from '#engine/document';
import { canCall, type Input, type Showing } from './field-input.ts';
import { awaitedChoices, choicesOf } from './field-options.ts';
import type { KindOf } from './form-config.ts';

/** The page's own call for a field; null when it has none. */
const searchOf = (id: string): CompiledValue => ({ $: ['get', ['var', 'searches'], id] });

const isSearched = ({ host }: Showing, id: string): boolean => host?.isSearched(id) ?? false;

/** People: searched on the server where the page's host can, else those that are handed in. */
export function peopleInput(id: string, kind: KindOf<'user'>, showing: Showing): Input {
  const props = { people: awaitedChoices(id), multiple: kind.is_multiple ?? false };
  if (!canCall(showing, 'people') && !isSearched(showing, id)) return { widget: 'UserPicker', props };
  return { widget: 'FormPeople', props: { ...props, search: searchOf(id), below: [...(kind.department_ids ?? [])] } };
}

/** Departments, in the same way. */
export function departmentInput(id: string, kind: KindOf<'department'>, showing: Showing): Input {
  const props = { departments: awaitedChoices(id), multiple: kind.is_multiple ?? false };
  if (!canCall(showing, 'departments') && !isSearched(showing, id)) return { widget: 'DepartmentPicker', props };
  return { widget: 'FormDepartments', props: { ...props, search: searchOf(id), below: kind.below ?? null } };
}

/** Records of another table. */
export function relationInput(
  id: string,
  { is_multiple: isMultiple = false }: KindOf<'relation'>,
  showing: Showing,
): Input {
  if (isSearched(showing, id) || showing.host?.findsRecords) return foundInput(id, isMultiple);
  return { widget: isMultiple ? 'MultiSelect' : 'Select', props: { options: choicesOf(id) } };
}

/** Options of a table that the page has a call for; undefined for all others. */
export function tableInput(
  id: string,
  kind: KindOf<'select'> | KindOf<'multiSelect'>,
  showing: Showing,
): Input | undefined {
  if (kind.options.source !== 'table' || !isSearched(showing, id)) return undefined;
  const found = foundInput(id, kind.type === 'multiSelect');
  if (kind.type === 'multiSelect' && kind.max !== undefined) found.props.max = kind.max;
  return found;
}

function foundInput(id: string, multiple: boolean): Input {
  return { widget: 'FormOptions', props: { options: choicesOf(id), multiple, search: searchOf(id) } };
}
