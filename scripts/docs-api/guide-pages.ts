import { child, isNode, strings } from '../contract/source.ts';
import { areaPage, areaTitle } from './area-page.ts';
import type { FieldLists } from './fields.ts';
import { type Html, html, joined, prose } from './html.ts';
import type { Page } from './layout.ts';
import type { Call, ReferenceSource } from './reference.ts';

const start = `import { createClient } from 'pagewright/client';

const client = createClient({ baseUrl: 'https://pages.example.com', tokens });
const { items } = await client.call('listApplications', { size: 50 });`;

/** The first page: how calls are made and what all of them share, and the areas. */
export function renderIndex(
  source: ReferenceSource,
  byArea: ReadonlyMap<string, readonly Call[]>,
  fields: FieldLists,
): Page {
  const info = child(source.document, 'info');
  const calls = [...byArea.values()].flat();
  const planned = calls.filter(({ node }) => node['x-planned'] === true).length;
  const headers = Object.values(child(child(source.document, 'components'), 'parameters'))
    .filter(isNode)
    .map((parameter) => {
      const schema = isNode(parameter['schema']) ? parameter['schema'] : {};
      return fields.field(String(parameter['name']), { ...schema, description: parameter['description'] }, false);
    });
  const areas = [...byArea].map(
    ([area, list]) =>
      html`<li><a href="${areaPage(area)}">${areaTitle(area)}</a> <span class="count">${list.length}</span>
<ul>${list.map(({ id }) => html`<li><a href="${areaPage(area)}#${id}">${id}</a></li>`)}</ul></li>`,
  );
  return {
    name: 'index.html',
    title: 'Calls',
    summary: String(info['summary'] ?? ''),
    main: html`<h1>Pagewright API</h1>
<p>${prose(String(info['description'] ?? ''))} ${calls.length} calls are described${planned > 0 && html`; ${planned} of them are not served yet and answer 501`}. The same as one file: <a href="openapi.json">openapi.json</a>.</p>
<h2 id="client">The client</h2>
<p>Arguments are flat: names of path, query and header parameters go there, the rest into the body. A failed call throws an <code>ApiError</code> with a code of <a href="errors.html">the catalogue</a>.</p>
<pre tabindex="0" role="group" aria-label="How a client is made"><code>${start}</code></pre>
<h2 id="headers">Headers of every call</h2>
<p><code>Authorization</code> carries the access token of a sign-in as a bearer token; calls that open a session carry the client's own name.</p>
<ul class="fields">${headers}</ul>
<h2 id="checks">The order of checks</h2>
<p>401, the workspace's state, 403 by role before the body is read, 422, then the guard, which answers 404 as for an unknown id. Bodies are closed: what is not described is refused.</p>
<h2 id="all">Areas</h2>
<ul class="areas">${areas}</ul>`,
  };
}

/** Roles, sets and guards. */
export function renderRoles({ roles }: ReferenceSource): Page {
  const names = Object.entries(child(roles, 'roles')).map(
    ([name, role]) =>
      html`<li id="${name}"><code>${name}</code> ${String(child({ role }, 'role')['en-US'])} <span lang="zh-CN">${String(child({ role }, 'role')['zh-CN'])}</span> <span class="type">${String(child({ role }, 'role')['kind'])}</span></li>`,
  );
  const sets = Object.entries(child(roles, 'sets')).map(([name, set]) => {
    const members = strings(isNode(set) ? set['roles'] : []).map(
      (role) => html`<a href="#${role}"><code>${role}</code></a>`,
    );
    return html`<div><dt id="${name}"><code>${name}</code></dt><dd>${prose(String(child({ set }, 'set')['description']))} <br>${joined(members, ', ')}</dd></div>`;
  });
  const guards = Object.entries(child(roles, 'guards')).map(
    ([name, text]) => html`<div><dt id="guard-${name}"><code>${name}</code></dt><dd>${prose(String(text))}</dd></div>`,
  );
  return {
    name: 'roles.html',
    title: 'Roles and guards',
    summary: 'Who may make which call.',
    main: html`<h1>Roles and guards</h1>
<p>Every call names one of these sets, or <code>public</code>. Where a role is not enough, it names a guard.</p>
<h2>Roles</h2><ul class="errors">${names}</ul>
<h2>Sets</h2><dl class="terms">${sets}</dl>
<h2>Guards</h2><dl class="terms">${guards}</dl>`,
  };
}

/** The catalogue of errors. */
export function renderErrors({ errors }: ReferenceSource): Page {
  const rows = Object.entries(errors).map(([code, entry]): Html => {
    const { status, hint, 'en-US': english, 'zh-CN': chinese } = isNode(entry) ? entry : {};
    const where = status === 0 ? 'made by the client' : String(status);
    return html`<div><dt id="${code}"><code>${code}</code> <span class="type">${where}</span></dt>
<dd>${String(english)} <span lang="zh-CN">${String(chinese)}</span><br>${prose(String(hint))}</dd></div>`;
  });
  return {
    name: 'errors.html',
    title: 'Errors',
    summary: 'Every code that a failed answer may carry.',
    main: html`<h1>Errors</h1>
<p>A failed answer is <code>{success: false, message, data: {code, detail?, hint?}, code}</code>; the outer code is the HTTP status.</p>
<dl class="terms">${rows}</dl>`,
  };
}
