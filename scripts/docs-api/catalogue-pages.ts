import { child, isNode, strings } from '../contract/source.ts';
import { type Html, html, joined, prose } from './html.ts';
import type { Page } from './layout.ts';
import type { Parts } from './parts.ts';
import { localize } from './localize.ts';

/** Roles, sets and guards. */
export function renderRoles({ source: { roles }, labels }: Parts): Page {
  const texts = labels.roles;
  const names = Object.keys(child(roles, 'roles')).map((name) => {
    const role = child(child(roles, 'roles'), name);
    return html`<li id="${name}"><code>${name}</code> ${String(role[labels.language])} <span class="type">${String(role['kind'])}</span></li>`;
  });
  const sets = Object.entries(child(roles, 'sets')).map(([name, entry]) => {
    const set = isNode(entry) ? entry : {};
    const members = strings(set['roles']).map((role) => html`<a href="#${role}"><code>${role}</code></a>`);
    return html`<div><dt id="${name}"><code>${name}</code></dt><dd>${localize(set['description'], labels)} <br>${joined(members, ', ')}</dd></div>`;
  });
  const guards = Object.entries(child(roles, 'guards')).map(
    ([name, text]) =>
      html`<div><dt id="guard-${name}"><code>${name}</code></dt><dd>${localize(text, labels)}</dd></div>`,
  );
  return {
    name: 'roles.html',
    title: texts.title,
    summary: texts.summary,
    main: html`<h1>${texts.title}</h1>
<p>${prose(texts.lead)}</p>
<h2>${texts.roles}</h2><ul class="errors">${names}</ul>
<h2>${texts.sets}</h2><dl class="terms">${sets}</dl>
<h2>${texts.guards}</h2><dl class="terms">${guards}</dl>`,
  };
}

/** The catalogue of errors. */
export function renderErrors({ source: { errors }, labels }: Parts): Page {
  const texts = labels.errors;
  const rows = Object.keys(errors).map((code): Html => {
    const { status, hint, [labels.language]: message } = child(errors, code);
    const where = status === 0 ? texts.byClient : String(status);
    return html`<div><dt id="${code}"><code>${code}</code> <span class="type">${where}</span></dt>
<dd>${String(message)}<br><span class="hint">${localize(hint, labels)}</span></dd></div>`;
  });
  return {
    name: 'errors.html',
    title: texts.title,
    summary: texts.summary,
    main: html`<h1>${texts.title}</h1>
<p>${prose(texts.lead)}</p>
<dl class="terms">${rows}</dl>`,
  };
}
