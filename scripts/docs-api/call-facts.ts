import { child, strings } from '../contract/source.ts';
import { type Html, html, joined, prose } from './html.ts';
import type { Parts } from './parts.ts';
import type { Call } from './reference.ts';
import { localize } from './localize.ts';

type Traits = keyof Parts['labels']['call']['traits'];

const isTrue: readonly [property: string, trait: Traits][] = [
  ['x-safe', 'safe'],
  ['x-versioned', 'versioned'],
  ['x-secret', 'secret'],
  ['x-buildable', 'buildable'],
  ['x-without-gesture', 'withoutGesture'],
];

/** Who may make a call, on whose rows, and what is special about it: `<dl>`. */
export function callFacts(call: Call, { source, labels }: Parts): Html {
  const { node } = call;
  const texts = labels.call;
  const rows: [string, Html][] = [[texts.who, who(String(node['x-roles']), { source, labels })]];
  const guard = node['x-guard'];
  if (typeof guard === 'string') {
    const text = localize(child(source.roles, 'guards')[guard], labels);
    rows.push([texts.guard, html`<a href="roles.html#guard-${guard}"><code>${guard}</code></a> ${text}`]);
  }
  const scope = String(node['x-scope']);
  const scopeText = Object.entries(texts.scopes).find(([name]) => name === scope)?.[1];
  rows.push([texts.scope, html`<code>${scope}</code> ${scopeText}`]);
  const argument = node['x-application'];
  if (typeof argument === 'string') {
    const name = argument === 'header' ? 'application_id' : argument;
    rows.push([
      texts.application,
      prose(scope === 'application' ? texts.applicationOf(name) : texts.applicationOfSystem(name)),
    ]);
  }
  const isPublic = node['x-roles'] === 'public';
  if (!isPublic)
    rows.push([texts.keyScope, call.keyScope ? html`<code>${call.keyScope}</code>` : html`${texts.noKey}`]);
  const traits = traitsOf(node).map((trait) => prose(texts.traits[trait]));
  if (traits.length > 0) rows.push([texts.kind, joined(traits, '; ')]);
  for (const [key, title] of [
    ['x-reads', texts.reads],
    ['x-writes', texts.writes],
  ] as const) {
    const tags = strings(node[key]).map((tag) => html`<code>${tag}</code>`);
    if (tags.length > 0) rows.push([title, joined(tags, ', ')]);
  }
  return html`<dl class="facts">${rows.map(([term, text]) => html`<div><dt>${term}</dt><dd>${text}</dd></div>`)}</dl>`;
}

function who(set: string, { source, labels }: Pick<Parts, 'source' | 'labels'>): Html {
  if (set === 'public') return html`<code>public</code> ${labels.call.everybody}`;
  const found = child(child(source.roles, 'sets'), set);
  const roles = strings(found['roles']).map((role) => html`<code>${role}</code>`);
  return html`<a href="roles.html#${set}"><code>${set}</code></a> <details><summary>${labels.call.roles(roles.length)}</summary><p>${joined(roles, ', ')}</p></details>`;
}

function traitsOf(node: Call['node']): Traits[] {
  const traits = isTrue.filter(([property]) => node[property] === true).map(([, trait]) => trait);
  const session = node['x-session'];
  if (typeof node['x-unlogged'] === 'string') traits.push('unlogged');
  if (session === 'opens' || session === 'refreshes' || session === 'closes') traits.push(session);
  return traits;
}
