import type { ReactElement } from 'react';
import actions from '../../engine/document/generated/actions.json' with { type: 'json' };

interface Described {
  $id: string;
  description?: string;
  args: { properties?: Record<string, { description?: string }>; required?: string[] };
}

// Safe: the generator writes each action by the schema of action descriptions.
const all = Object.values(actions) as Described[];

/** Every action with its arguments, as the engine describes them. */
export function ActionReference(): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th>Action</th>
          <th>What it does</th>
          <th>Arguments</th>
        </tr>
      </thead>
      <tbody>
        {all.map(({ $id, description, args }) => (
          <tr key={$id}>
            <td>
              <code>{$id}</code>
            </td>
            <td>{description}</td>
            <td>
              {Object.entries(args.properties ?? {}).map(([name, argument]) => (
                <div key={name}>
                  <code>{name}</code>
                  {args.required?.includes(name) ? '' : '?'} {argument.description}
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
