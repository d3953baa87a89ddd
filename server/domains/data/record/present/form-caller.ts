import type { Schemas } from '#openapi';
import type { FilterContext } from '../../query/operand.ts';

type Config = Schemas['FormConfig'];
type Named = 'departments' | 'below';

/** By the design, which is read again only after a change. */
const known = new WeakMap<Config, ReadonlySet<Named>>();

/** Which departments of its reader a design names. */
function namedIn(config: Config): ReadonlySet<Named> {
  const former = known.get(config);
  if (former) return former;
  const found = new Set<Named>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { kind, is_deep } = value as { kind?: unknown; is_deep?: unknown };
    if (kind === 'currentDepartments') found.add('departments').add(is_deep === true ? 'below' : 'departments');
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(config);
  known.set(config, found);
  return found;
}

/** What the conditions of a form need to know of the caller; undefined where they name no departments. */
export function formCaller(
  config: Config,
  { departments, departmentsBelow }: FilterContext,
): Schemas['RecordTable']['caller'] {
  const named = namedIn(config);
  if (!named.has('departments')) return undefined;
  return {
    departments: [...departments],
    ...(named.has('below') && { departments_below: [...departmentsBelow] }),
  };
}
