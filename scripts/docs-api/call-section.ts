import { child, isNode, strings } from '../contract/source.ts';
import { clientExample } from './client-example.ts';
import type { FieldLists } from './fields.ts';
import { type Html, html, joined, prose } from './html.ts';
import type { Call, ReferenceSource } from './reference.ts';
import type { Schemas } from './schema-facts.ts';

const scopeWords: Readonly<Record<string, string>> = {
  none: 'no rows of a workspace',
  platform: "the platform's own rows",
  workspace: "rows of the caller's workspace",
  application: 'rows of one application, which the server derives from them',
};
const sessionWords: Readonly<Record<string, string>> = {
  opens: 'opens a session; the client keeps its tokens',
  refreshes: 'exchanges the tokens of a session',
  closes: 'ends the session; the client forgets its tokens',
};

export interface CallParts {
  source: ReferenceSource;
  schemas: Schemas;
  fields: FieldLists;
}

/** One call: who may make it, what it takes, what it answers, how it fails, and how a program makes it. */
export function callSection(call: Call, parts: CallParts): Html {
  const { id, method, path, node } = call;
  const description = typeof node['description'] === 'string' && html`<p>${prose(node['description'])}</p>`;
  const isPlanned = node['x-planned'] === true;
  return html`<article class="call" aria-labelledby="${id}">
<div class="told">
<h2 id="${id}"><a href="#${id}">${id}</a>${isPlanned && html` <span class="planned">planned</span>`}</h2>
<p class="address"><span class="method" data-method="${method}">${method}</span> <code>${path}</code></p>
<p>${prose(String(node['summary'] ?? ''))}</p>
${description}
${facts(call, parts)}
${takes(call, parts)}
${answers(call, parts)}
${fails(call, parts)}
</div>
<div class="example"><h3>Example</h3>
<pre tabindex="0" aria-label="Example of ${id}" role="group"><code>${clientExample(call, parts.schemas)}</code></pre></div>
</article>`;
}

function facts({ node }: Call, { source }: CallParts): Html {
  const rows: [string, Html][] = [['Who', who(String(node['x-roles']), source)]];
  const guard = node['x-guard'];
  if (typeof guard === 'string') {
    rows.push(['Guard', html`<code>${guard}</code>: ${prose(String(child(source.roles, 'guards')[guard] ?? ''))}`]);
  }
  const scope = String(node['x-scope']);
  rows.push(['Scope', html`<code>${scope}</code>: ${scopeWords[scope] ?? ''}`]);
  const traits = traitsOf(node);
  if (traits.length > 0) rows.push(['Kind', joined(traits, '; ')]);
  for (const [key, title] of [
    ['x-reads', 'Reads'],
    ['x-writes', 'Changes'],
  ] as const) {
    const tags = strings(node[key]).map((tag) => html`<code>${tag}</code>`);
    if (tags.length > 0) rows.push([title, joined(tags, ', ')]);
  }
  return html`<dl class="facts">${rows.map(([term, text]) => html`<div><dt>${term}</dt><dd>${text}</dd></div>`)}</dl>`;
}

function who(set: string, source: ReferenceSource): Html {
  if (set === 'public') return html`<code>public</code>: nobody has to be signed in`;
  const found = child(child(source.roles, 'sets'), set);
  const roles = strings(found['roles']).map((role) => html`<code>${role}</code>`);
  return html`<a href="roles.html#${set}"><code>${set}</code></a> <details><summary>${roles.length} roles</summary><p>${joined(roles, ', ')}</p></details>`;
}

function traitsOf(node: Call['node']): Html[] {
  const traits: Html[] = [];
  if (node['x-planned'] === true) traits.push(html`described but not served yet: answers 501`);
  if (node['x-safe'] === true) traits.push(html`only reads, so it may be repeated`);
  if (node['x-versioned'] === true) traits.push(html`takes <code>If-Match</code>; a newer stored version answers 409`);
  if (node['x-secret'] === true) traits.push(html`tells a secret once: its answer is never stored for repeats`);
  const session = sessionWords[String(node['x-session'] ?? '')];
  if (session !== undefined) traits.push(html`${session}`);
  return traits;
}

function takes({ parameters, body }: Call, { fields }: CallParts): Html {
  const lists: Html[] = [];
  for (const [place, title] of [
    ['path', 'Path'],
    ['query', 'Query'],
    ['header', 'Headers'],
  ] as const) {
    const own = parameters.filter((parameter) => parameter['in'] === place);
    if (own.length === 0) continue;
    const rows = own.map((parameter) => {
      const schema = isNode(parameter['schema']) ? parameter['schema'] : {};
      const text = parameter['description'] ?? schema['description'];
      const shown = typeof text === 'string' ? { ...schema, description: text } : schema;
      return fields.field(String(parameter['name']), shown, parameter['required'] === true);
    });
    lists.push(html`<h3>${title}</h3><ul class="fields">${rows}</ul>`);
  }
  if (body) {
    const optional = body.isRequired ? '' : ', may be left out';
    lists.push(html`<h3>Body <span class="media">${body.type}${optional}</span></h3>${fields.of(body.schema)}`);
  }
  return html`${lists}`;
}

function answers({ answer, files }: Call, { fields }: CallParts): Html {
  if (!answer) {
    const types = files.map((type) => html`<code>${type}</code>`);
    return html`<h3>Answer</h3><p>A file without an envelope: ${joined(types, ', ')}</p>`;
  }
  if (answer['type'] === 'null') return html`<h3>Answer</h3><p>Nothing: <code>data</code> is null.</p>`;
  return html`<h3>Answer <span class="media">data</span></h3>${fields.of(answer)}`;
}

function fails({ errors, node }: Call, { source }: CallParts): Html {
  const own = strings(node['x-errors']);
  const rows = (codes: Call['errors']): Html[] =>
    codes.map(
      ({ code, status }) =>
        html`<li><a href="errors.html#${code}"><code>${code}</code></a> <span class="type">${status}</span> ${String(child(source.errors, code)['en-US'] ?? '')}</li>`,
    );
  const special = errors.filter(({ code }) => own.includes(code));
  const usual = errors.filter(({ code }) => !own.includes(code));
  return html`<h3>Errors</h3>${special.length > 0 && html`<ul class="errors">${rows(special)}</ul>`}
<details><summary>${usual.length} that calls of its kind have</summary><ul class="errors">${rows(usual)}</ul></details>`;
}
