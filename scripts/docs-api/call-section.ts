import { child, isNode, strings } from '../contract/source.ts';
import { callFacts } from './call-facts.ts';
import { clientExample } from './client-example.ts';
import { exampleBlock } from './example-block.ts';
import { type Html, html, joined, prose } from './html.ts';
import type { Parts } from './parts.ts';
import type { Call } from './reference.ts';
import { localize } from './localize.ts';

/** `planned: answers 501`, for calls that are described and not served. */
export function plannedMark({ node }: Call, { labels }: Parts): Html | undefined {
  return node['x-planned'] === true
    ? html` <a class="planned" href="guide.html#planned">${labels.call.planned}</a>`
    : undefined;
}

/** One call: who may make it, what it takes, what it answers, how it fails, and how a program makes it. */
export function callSection(call: Call, parts: Parts): Html {
  const { id, method, path, node } = call;
  const { labels, schemas } = parts;
  const description = localize(node['description'], labels);
  return html`<article class="call" aria-labelledby="${id}">
<div class="told">
<h2 id="${id}"><a href="#${id}">${id}</a>${plannedMark(call, parts)}</h2>
<p class="address"><span class="method" data-method="${method}">${method}</span> <code>${path}</code></p>
<p>${localize(node['summary'], labels)}</p>
${description && html`<p>${description}</p>`}
${callFacts(call, parts)}
${takes(call, parts)}
${answers(call, parts)}
${fails(call, parts)}
</div>
<div class="example"><h3>${labels.call.example}</h3>
${exampleBlock(labels.call.exampleOf(id), clientExample(call, schemas))}</div>
</article>`;
}

function takes({ parameters, body }: Call, { fields, labels }: Parts): Html {
  const lists: Html[] = [];
  for (const [name, title] of [
    ['path', labels.call.path],
    ['query', labels.call.query],
    ['header', labels.call.header],
  ] as const) {
    const own = parameters.filter((parameter) => parameter['in'] === name);
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
    const optional = body.isRequired ? '' : `, ${labels.call.mayBeLeftOut}`;
    lists.push(
      html`<h3>${labels.call.body} <span class="media">${body.type}${optional}</span></h3>${fields.of(body.schema)}`,
    );
  }
  return html`${lists}`;
}

function answers({ answer, files }: Call, { fields, labels }: Parts): Html {
  const title = labels.call.answer;
  if (!answer) {
    const types = files.map((type) => html`<code>${type}</code>`);
    return html`<h3>${title}</h3><p>${labels.call.file}${joined(types, ', ')}</p>`;
  }
  if (answer['type'] === 'null') return html`<h3>${title}</h3><p>${prose(labels.call.nothing)}</p>`;
  return html`<h3>${title} <span class="media">data</span></h3>${fields.of(answer)}`;
}

/** The codes that are the call's own, and, folded, those that calls of its kind have. */
function fails({ errors, node }: Call, { source, labels }: Parts): Html {
  const own = strings(node['x-errors']);
  const rows = (codes: Call['errors']): Html[] =>
    codes.map(({ code, status }) => {
      const entry = child(source.errors, code);
      return html`<li><a href="errors.html#${code}"><code>${code}</code></a> <span class="type">${status}</span> ${String(entry[labels.language])}
<p class="hint">${localize(entry['hint'], labels)}</p></li>`;
    });
  const special = errors.filter(({ code }) => own.includes(code));
  const usual = errors.filter(({ code }) => !own.includes(code));
  return html`<h3>${labels.call.errors}</h3>${special.length > 0 && html`<ul class="errors">${rows(special)}</ul>`}
<details><summary>${labels.call.usualErrors(usual.length)}</summary><ul class="errors">${rows(usual)}</ul></details>`;
}
