import { expect, test } from 'vitest';
import { shownMarkup } from './shown-markup.ts';

function markup(html: string): string {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  const text = shownMarkup(box);
  box.remove();
  return text;
}

const button = '<button id="a" aria-label="Save" class="wide">Save</button>';

test('two stories have the same markup when only words, references and styles differ', () => {
  expect(markup(button)).toBe(
    markup('<button id="b" aria-label="保存" style="color: red" data-kind="x">保存</button>'),
  );
  expect(markup(`${button}<p hidden>More</p><style>p { color: red }</style>`)).toBe(markup(button));
});

test.each([
  ['a name is gone', '<button id="a" aria-label="" class="wide">Save</button>'],
  ['words are gone', '<button id="a" aria-label="Save" class="wide"> </button>'],
  ['a role is another', '<button id="a" aria-label="Save" class="wide" role="switch">Save</button>'],
  ['a state is another', '<button id="a" aria-label="Save" class="wide" aria-expanded="true">Save</button>'],
  ['an element is inside another', '<button id="a" aria-label="Save" class="wide"><b>Save</b></button>'],
  ['something else is shown', `${button}<p>More</p>`],
])('it differs when %s', (_, html) => {
  expect(markup(html)).not.toBe(markup(button));
});

test('it differs where a narrow window lets something scroll', () => {
  const box = (width: number) =>
    `<div style="width: ${width}px; overflow: auto"><p style="width: 200px">Words</p></div>`;
  expect(markup(box(100))).not.toBe(markup(box(300)));
  expect(markup(box(250))).toBe(markup(box(300)));
});
