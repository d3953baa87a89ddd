// Written by `npm run generate`; do not edit.

export interface AccordionProps {
/**
 * The sections, in this order; `value` is the key of each.
 * 
 * @minItems 1
 */
sections: [{
id: string
label: string
/**
 * A few words after the label, such as a count.
 */
hint?: string
icon?: string
}, ...({
id: string
label: string
/**
 * A few words after the label, such as a count.
 */
hint?: string
icon?: string
})[]]
/**
 * More than one section may be open.
 */
several?: boolean
/**
 * The level of the labels among the page's headings.
 */
level?: number
}

export interface AccordionEvents {
change: {
open: string[]
}
}

export interface AddressFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * What can be chosen: `{value, label}`, with `children` of the same kind. Without any there is only the line.
 */
regions?: (unknown[] | null)
/**
 * How many levels of regions are asked for.
 */
depth?: number
/**
 * With a line for street and number.
 */
hasDetail?: boolean
/**
 * With longitude and latitude.
 */
hasPosition?: boolean
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * The address as text.
 */
readOnly?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface AddressFieldEvents {
change: {
value: ({
[k: string]: unknown
} | null)
}
}

export interface AmountFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * Shown while nothing is entered.
 */
placeholder?: string
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * By its code, `EUR`: the amount is written as the reader writes that currency. Absent: a plain number.
 */
currency?: string
/**
 * Thousands are set apart.
 */
grouping?: boolean
/**
 * How many digits after the decimal point at most; absent: as the currency has, else 2.
 */
digits?: number
/**
 * The smallest amount; a smaller one becomes it when the field is left.
 */
min?: number
/**
 * The largest amount; a larger one becomes it when the field is left.
 */
max?: number
/**
 * What the arrow keys add and take away.
 */
step?: number
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: boolean
}

export interface AmountFieldEvents {
change: {
value: (number | null)
}
blur: null
}

export interface AppBarProps {
/**
 * The ground: the surface, or the colour of the theme.
 */
tone?: ("surface" | "accent")
}

export interface AppBarEvents {

}

export interface AvatarProps {
/**
 * The real name.
 */
name: (string | null)
/**
 * Address of the person's picture; absent: the initials of the name.
 */
src?: (string | null)
/**
 * Width and height.
 */
size?: number
/**
 * The name is beside it anyway.
 */
decorative?: boolean
}

export interface AvatarEvents {

}

export interface BackdropProps {
/**
 * A colour alone, or a picture over it.
 */
type?: ("color" | "image")
/**
 * A CSS colour; also shows while the picture loads.
 */
color?: (string | null)
/**
 * Address of the picture.
 */
image?: (string | null)
/**
 * A soft light over the colour, so that a plain colour does not look flat.
 */
pattern?: boolean
}

export interface BackdropEvents {

}

export interface BadgeProps {
/**
 * The words.
 */
text: (string | number)
/**
 * What its colour says.
 */
tone?: ("neutral" | "accent" | "success" | "warning" | "danger" | "info")
/**
 * A dot before the word.
 */
dot?: boolean
}

export interface BadgeEvents {

}

export interface BoardProps {
/**
 * What the cards are; read out as the board's name.
 */
label: string
/**
 * The columns, in this order; absent while they load.
 */
columns: ({
/**
 * What cards in it have as the value of `by`; null for those that have none.
 */
value: (string | null)
/**
 * Absent: that nothing is set.
 */
label?: (string | null)
/**
 * A spot of it is before the label: `#1f6feb`.
 */
colour?: (string | null)
/**
 * How many cards there are; absent: not counted.
 */
count?: (number | null)
/**
 * With `cards`: what narrows the list to the cards of this column.
 */
filter?: ({
[k: string]: unknown
} | null)
/**
 * Nothing is moved into it.
 */
closed?: (boolean | null)
}[] | null)
/**
 * The `field` of the Column whose values the columns are. It is not shown on cards; a card is moved where its cell can be edited (`edit`).
 */
by?: string
/**
 * All cards that there are: objects, in this order. Not with `cards`.
 */
rows?: (unknown[] | null)
/**
 * The field with the key of a row.
 */
rowKey?: string
/**
 * The call that lists the cards of a column, for lists that are not read as a whole: it takes `filter`, `page` and `size`.
 */
cards?: ({
/**
 * The operation; it answers a page with `items`.
 */
call: string
/**
 * Arguments beside these; its `filter` is narrowed by the column.
 */
with?: {
[k: string]: unknown
}
} | null)
/**
 * With `cards`: what is another object whenever the cards are to be read again, such as the answer that counted them.
 */
counted?: {
[k: string]: unknown
}
/**
 * The field by whose Column people know a card; absent: the first one.
 */
titleField?: (string | null)
/**
 * The columns are loading.
 */
loading?: boolean
/**
 * Why they could not be loaded.
 */
error?: (string | null)
/**
 * In px, at most; the cards of a column scroll inside.
 */
height?: number
}

export interface BoardEvents {
rowClick: {
row: {
[k: string]: unknown
}
}
move: {
row: {
[k: string]: unknown
}
/**
 * The `value` of the column.
 */
from: (string | null)
to: (string | null)
}
retry: null
}

export interface BottomPanelProps {
/**
 * The words at its head.
 */
title: string
/**
 * In px, until a person makes it larger.
 */
height?: number
/**
 * It has a close button, and Escape inside closes it.
 */
closable?: boolean
}

export interface BottomPanelEvents {
close: null
}

export interface BreadcrumbProps {
/**
 * What it shows, in this order.
 */
items: {
label: string
href?: (string | null)
}[]
/**
 * A tree, nested or each with the id of its parent: the way to `current` in it follows the items.
 */
nodes?: (unknown[] | null)
/**
 * The id of the node of the tree that is shown.
 */
current?: (string | number | null)
/**
 * The address of a node; `{id}` in it is replaced by the key of the node.
 */
href?: (string | null)
/**
 * The field of a node with the key.
 */
idField?: string
/**
 * The field of a node with the text.
 */
labelField?: string
/**
 * The field of a node with the id of the parent.
 */
parentField?: string
/**
 * The field of a node with nested nodes.
 */
childrenField?: string
/**
 * The field that is empty for a node that opens nothing: it is no link.
 */
targetField?: string
/**
 * The page is below the last one, which is a link too.
 */
linkLast?: boolean
}

export interface BreadcrumbEvents {
navigate: {
href: string
}
}

export interface ButtonProps {
/**
 * Its name; with `iconOnly` only screen readers get it.
 */
label: string
/**
 * How much it stands out; `danger` is for what cannot be undone.
 */
variant?: ("primary" | "secondary" | "ghost" | "danger")
/**
 * How large it is.
 */
size?: ("sm" | "md" | "lg")
/**
 * Name of an icon before the words.
 */
icon?: string
/**
 * Name of an icon after the words.
 */
iconEnd?: string
/**
 * Shows the icon alone; only screen readers get the label.
 */
iconOnly?: boolean
/**
 * `submit` sends the form around it.
 */
type?: ("button" | "submit")
/**
 * As wide as its box.
 */
block?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
/**
 * Makes it a toggle that is on or off.
 */
pressed?: boolean
}

export interface ButtonEvents {
click: null
}

export interface ButtonGroupProps {
/**
 * Its name, shown and read by screen readers.
 */
label?: string
/**
 * Where the content is.
 */
align?: ("start" | "center" | "end" | "between")
/**
 * Without gaps, as one control.
 */
joined?: boolean
}

export interface ButtonGroupEvents {

}

export interface CalendarProps {
/**
 * What the entries are; read out as the calendar's name.
 */
label: string
/**
 * The entries: objects, of the days that are shown at least. Not with `entries`.
 */
rows?: (unknown[] | null)
/**
 * The field with the key of a row.
 */
rowKey?: string
/**
 * The call that lists the entries of the days that are shown; it takes `page` and `size`.
 */
entries?: ({
/**
 * The operation; it answers a page with `items`.
 */
call: string
/**
 * Arguments beside these, narrowed to the days in `from` and `to`.
 */
with?: {
[k: string]: unknown
}
} | null)
/**
 * The `field` of the Column with the day or moment at which an entry begins.
 */
start?: string
/**
 * That of the one with its last day or moment; absent: an entry is of one day.
 */
end?: (string | null)
/**
 * That of a Column with tags: an entry has the colour of its option.
 */
colour?: (string | null)
/**
 * That of the one by which people know an entry; absent: the first of the others.
 */
titleField?: (string | null)
/**
 * What is shown at first.
 */
view?: ("month" | "week")
/**
 * The day that is shown at first, 2026-11-30; absent: today.
 */
day?: (string | null)
/**
 * The entries are loading.
 */
loading?: boolean
/**
 * Why they could not be loaded.
 */
error?: (string | null)
}

export interface CalendarEvents {
rowClick: {
row: {
[k: string]: unknown
}
}
retry: null
}

export interface CaptchaFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * Shown while nothing is entered.
 */
placeholder?: string
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * The picture's address; a changed one loads a new picture.
 */
image?: (string | null)
/**
 * Shown instead of the picture.
 */
question?: (string | null)
/**
 * The picture is shown twice as large.
 */
large?: boolean
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface CaptchaFieldEvents {
refresh: null
larger: null
question: null
picture: null
change: {
value: string
}
}

export interface CardProps {
/**
 * The words at its head.
 */
title?: string
/**
 * A line below the title.
 */
description?: string
/**
 * The heading's level.
 */
level?: number
/**
 * How far it seems to lie above its ground; `none` for one that has no edge of its own.
 */
elevation?: ("none" | "flat" | "raised" | "floating")
/**
 * The space between its edge and its content.
 */
padding?: ("none" | "md" | "lg" | "xl")
/**
 * The largest width in px.
 */
width?: number
/**
 * The space between the parts.
 */
gap?: ("none" | "sm" | "md" | "lg")
}

export interface CardEvents {

}

export interface CardListProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * What it shows, in this order.
 */
items: {
id: string
title: string
description?: string
icon?: (string | null)
image?: (string | null)
/**
 * The ground of the icon; absent: one of a few, by the id.
 */
color?: (string | null)
href?: (string | null)
badge?: string
/**
 * A short word at its icon, such as New.
 */
flag?: (string | null)
flagTone?: ("accent" | "danger" | null)
/**
 * Small icons that say something of the state.
 */
marks?: {
icon: string
label: string
/**
 * Percent done of what is under way: a ring takes the icon's place.
 */
value?: (number | null)
}[]
/**
 * It has no menu and is not moved.
 */
isFixed?: (boolean | null)
/**
 * Its address opens in a window of its own.
 */
newWindow?: (boolean | null)
/**
 * The star of the card is filled.
 */
isFavorite?: (boolean | null)
}[]
/**
 * What the menu of a card offers; without any there is no menu.
 */
actions?: {
id: string
label: string
icon?: string
danger?: boolean
/**
 * A line above it.
 */
line?: boolean
}[]
/**
 * Cards of 164 px with the icon above the name, or items of 270 px with the icon beside it, as a list of applications inside a page.
 */
layout?: ("cards" | "items")
/**
 * Each card has a star, which makes it a favorite or no longer.
 */
favorites?: boolean
/**
 * Cards are moved: dragged, or with Alt and the arrow keys.
 */
sortable?: boolean
/**
 * Shows a last card of this name, which adds one.
 */
addLabel?: (string | null)
/**
 * Texts by key, for lists that are computed: a badge or a mark that is such a key shows the text.
 */
texts?: {
key: string
text: string
}[]
}

export interface CardListEvents {
select: {
id: string
href: string
}
action: {
id: string
action: string
}
favorite: {
id: string
/**
 * What it becomes.
 */
isFavorite: boolean
}
move: {
id: string
before: (string | null)
}
add: null
}

export interface CarouselProps {
/**
 * What the pictures are about.
 */
label: string
/**
 * The slides, in this order.
 * 
 * @maxItems 24
 */
slides: {
image?: string
/**
 * A drawing, where there is no picture.
 */
illustration?: ("build" | "flow" | "insight")
alt?: string
title?: string
text?: string
}[]
/**
 * Milliseconds a slide shows.
 */
interval?: number
/**
 * `cover` fills the box and cuts what is over; `contain` shows the whole picture.
 */
fit?: ("cover" | "contain")
}

export interface CarouselEvents {

}

export interface ChangeListProps {
/**
 * What differs, in this order.
 */
changes: {
/**
 * JSON pointer of the field.
 */
pointer: string
label?: (string | null)
/**
 * Any value; null: there was none.
 */
was?: {
[k: string]: unknown
}
/**
 * Any value; null: there is none.
 */
now?: {
[k: string]: unknown
}
}[]
/**
 * Id of the form document of the value: its titles name the fields, and the titles of their options the values.
 */
form?: string
/**
 * Names of fields by pointer, or by the first part of it, where a change has no label.
 */
labels?: {
[k: string]: string
}
/**
 * Words for values such as `left`, by the value.
 */
values?: {
[k: string]: string
}
/**
 * Stands above the old values, for those who see.
 */
wasLabel?: string
/**
 * Stands above the new values.
 */
nowLabel?: string
/**
 * Shown when nothing changes.
 */
emptyText?: string
}

export interface ChangeListEvents {

}

export interface ChartProps {
/**
 * What the figures are: title of the chart and caption of the table.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * How the figures are drawn.
 */
kind: ("bar" | "line" | "area" | "pie" | "doughnut" | "scatter")
/**
 * Objects; absent while they load.
 */
rows: (unknown[] | null)
/**
 * The field with the values along the axis or the slices; of `scatter` the number to the right.
 */
category: string
/**
 * How categories are written.
 */
categoryKind?: ("text" | "number" | "date" | "time" | "datetime")
/**
 * What the categories are: the axis and the first column of the table.
 */
categoryLabel?: string
/**
 * The figures: a field and its name for each. A pie or doughnut takes the first one.
 * 
 * @minItems 1
 */
series: [{
field: string
label: string
}, ...({
field: string
label: string
})[]]
/**
 * A field whose values each are a series of their own: one row for each category and series. Rows of the same two are added up.
 */
splitBy?: (string | null)
/**
 * Bars and areas are stacked.
 */
stacked?: boolean
/**
 * Bars lie.
 */
horizontal?: boolean
/**
 * Of the figures; `percent` takes 0.25 for 25 %.
 */
format?: ("decimal" | "percent" | "compact" | "currency")
/**
 * Of figures in a currency: `CNY`.
 */
currency?: string
/**
 * Digits after the point.
 */
digits?: number
/**
 * The names of the series, each to hide and show; where there is but one, none is shown.
 */
legend?: boolean
/**
 * In px.
 */
height?: number
/**
 * The figures are loading: a placeholder replaces them.
 */
loading?: boolean
/**
 * Why the rows could not be loaded.
 */
error?: (string | null)
/**
 * Said where there are no figures.
 */
emptyText?: string
}

export interface ChartEvents {
pointClick: {
row: {
[k: string]: unknown
}
/**
 * What the series is called.
 */
series: string
value: number
}
retry: null
}

export interface CheckMatrixProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * What the rows are, above their names.
 */
rowHeader: string
/**
 * Absent while they load.
 */
rows: ({
value: string
label: string
/**
 * 1 for a row that belongs to the last one before it with 0.
 */
level?: number
/**
 * Columns that have no box in this row.
 */
without?: string[]
}[] | null)
/**
 * What may hold, in this order.
 */
columns: {
value: string
label: string
/**
 * Another column without which this one means nothing: it is ticked along, and cleared along.
 */
needs?: string
}[]
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface CheckMatrixEvents {
change: {
value: {
value: string
ticks: string[]
}[]
}
}

export interface CheckboxProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface CheckboxEvents {
change: {
value: boolean
}
}

export interface ChecklistProps {
/**
 * What the list is of, for screen readers.
 */
label: string
/**
 * What there is to do, in this order.
 */
items: {
id: string
label: string
/**
 * A line below it that says what it is good for.
 */
hint?: string
/**
 * It is ticked.
 */
done?: boolean
/**
 * Where it is done. Absent: the entry leads nowhere.
 */
href?: string
}[]
}

export interface ChecklistEvents {
select: {
id: string
}
}

export interface ChoiceListProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * What can be chosen, in this order.
 */
options: {
value: string
label: string
description?: string
icon?: string
/**
 * A colour to show, as #rrggbb.
 */
swatch?: string
disabled?: boolean
}[]
/**
 * How many choices are in a row.
 */
columns?: number
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface ChoiceListEvents {
change: {
value: string
}
}

export interface CodeFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * How many characters the code has; each has a box.
 */
length?: number
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface CodeFieldEvents {
change: {
value: string
}
complete: {
/**
 * All digits, once the last box is filled.
 */
value: string
}
}

export interface ColorFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Colours to choose with one click.
 * 
 * @maxItems 12
 */
swatches?: []|[string]|[string, string]|[string, string, string]|[string, string, string, string]|[string, string, string, string, string]|[string, string, string, string, string, string]|[string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string]
/**
 * The colour that holds while none is chosen, as #rrggbb; with it the field may be emptied.
 */
usual?: (string | null)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface ColorFieldEvents {
change: {
value: (string | null)
}
}

export interface ColumnProps {
/**
 * The words at the head of the column.
 */
header: string
/**
 * The value of `row` that the cell shows.
 */
value?: {
[k: string]: unknown
}
/**
 * A sentence that marks the cell, such as why its value is no longer allowed; it may depend on `row`.
 */
note?: (string | null)
/**
 * An image shows the picture at its value, a tag one of the options, a link its value as an address, and files those whose ids `raw` has, with their names in `texts`.
 */
kind?: ("text" | "number" | "date" | "time" | "datetime" | "boolean" | "tag" | "image" | "avatar" | "link" | "files")
/**
 * What sorting, filters and edits call it, such as the wire name of a field; absent: the node's id.
 */
field?: string
/**
 * People may sort by it.
 */
sort?: boolean
/**
 * A field above the rows narrows by it.
 */
filter?: boolean
/**
 * Its cells can be edited; it may depend on `row`.
 */
edit?: boolean
/**
 * In px; absent: its share of the room.
 */
width?: number
/**
 * In px, where it shares the room.
 */
minWidth?: number
/**
 * Numbers are at the end unless this says otherwise.
 */
align?: ("start" | "center" | "end")
/**
 * Hidden at first; people may show it.
 */
hidden?: boolean
/**
 * It stays where it is and is always shown.
 */
fixed?: boolean
/**
 * Of a tag: the values that there are, and how each is called.
 */
options?: {
value: (string | number | boolean)
label: string
/**
 * A spot of it is before the label, which says the same.
 */
colour?: string
tone?: ("neutral" | "accent" | "success" | "warning" | "danger" | "info")
}[]
/**
 * Of a number.
 */
format?: ("decimal" | "percent" | "compact" | "currency")
/**
 * Of a number in a currency: `CNY`.
 */
currency?: string
/**
 * Of a number: digits after the point.
 */
digits?: number
/**
 * Of a number: false for one that is written without separators, such as a year.
 */
grouped?: (boolean | null)
/**
 * Where the cell leads to.
 */
href?: (string | null)
/**
 * Of an avatar: the picture of the person that the value names.
 */
src?: (string | null)
/**
 * Of an image: what it shows.
 */
alt?: string
/**
 * What its cells are edited by, where that is not its `kind`; `words` are sent as they were typed, for the call to read, and people, departments, records and files by their ids.
 */
editor?: ("text" | "number" | "date" | "datetime" | "time" | "boolean" | "tag" | "words" | "user" | "department" | "record" | "files")
/**
 * What the blank row of the table takes its value by, where the table `canAdd`; `words` are names of `options`.
 */
adds?: ("text" | "number" | "date" | "datetime" | "time" | "boolean" | "tag" | "words" | "user" | "department" | "record")
/**
 * With `editor` or `adds` `number`: 12.5 is typed for 0.125.
 */
percent?: boolean
/**
 * With `editor` `user`, `department` or `record`: a cell has several.
 */
multiple?: boolean
/**
 * With `editor` `user` or `department`: the departments in which they are found; none: everywhere.
 */
below?: (string[] | null)
/**
 * With `kind` `files`, or `editor` `user`, `department` or `record`: what people read for `raw`, one text or as many as it has ids.
 */
texts?: {
[k: string]: unknown
}
/**
 * With `kind` `files`: what a cell shows and takes.
 */
files?: ({
/**
 * Small pictures; other files are shown by their names.
 */
are_pictures: boolean
max_files: number
/**
 * Bytes of one file.
 */
max_size?: number
/**
 * Endings; absent: all.
 */
extensions?: string[]
/**
 * On telephones the picture is taken, not chosen.
 */
only_camera?: boolean
/**
 * Written over each picture before it is sent.
 */
watermark?: string
} | null)
/**
 * With `editor`: the value of `row` that is edited, where the cell shows another one.
 */
raw?: {
[k: string]: unknown
}
}

export interface ColumnEvents {

}

export interface ColumnMappingProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * A line below it.
 */
hint?: string
/**
 * What is chosen for a column, as the heading above the choices.
 */
choiceLabel?: string
/**
 * The columns, in the order of the sheet.
 */
columns: {
column: string
examples?: string[]
[k: string]: unknown
}[]
/**
 * What a column can become.
 */
choices: {
value: string
label: string
}[]
/**
 * A choice of one column takes it away from another.
 */
isOnce?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface ColumnMappingEvents {
change: {
value: {
column: string
to: string
}[]
}
}

export interface CommandPaletteProps {
/**
 * The button's name, and that of the search.
 */
label: string
/**
 * What is found beside pages, recent pages and actions of the page.
 */
groups?: {
id: string
label: string
/**
 * The items are the answer to what is typed, and are all shown.
 */
searched?: boolean
/**
 * At most 20 are shown.
 */
items: ({
id: string
label: string
/**
 * Beside the name, such as where it is.
 */
hint?: (string | null)
icon?: (string | null)
href?: (string | null)
}[] | null)
}[]
/**
 * Finds the pages that the person may open.
 */
pages?: boolean
}

export interface CommandPaletteEvents {
search: {
text: string
}
select: {
/**
 * `pages` and `recent` are the widget's own.
 */
group: string
id: string
href: string
}
}

export interface ConfirmButtonProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * By default: are you sure?
 */
question?: string
/**
 * The name of the button that acts; by default the label.
 */
yes?: string
/**
 * How much it stands out; `danger` is for what cannot be undone.
 */
variant?: ("primary" | "secondary" | "ghost" | "danger")
/**
 * What it does destroys something.
 */
danger?: boolean
/**
 * How large it is.
 */
size?: ("sm" | "md" | "lg")
/**
 * Name of an icon before the words.
 */
icon?: string
/**
 * Shows the icon alone; only screen readers get the label.
 */
iconOnly?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface ConfirmButtonEvents {
click: null
}

export interface CustomPageProps {
/**
 * Its id; absent while it is not known.
 */
page?: (string | null)
/**
 * Seconds after which its records are read again; absent: only when somebody changes them here.
 */
refresh?: number
}

export interface CustomPageEvents {

}

export interface DateFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Absent: the order in which the reader writes dates.
 */
placeholder?: string
/**
 * `date` binds `yyyy-mm-dd`; `datetime` an instant in UTC, `2026-11-21T08:30:00Z`, which is shown and typed in a time zone.
 */
kind?: ("date" | "datetime")
/**
 * The first that is allowed, as the bound value is written.
 */
min?: (string | null)
/**
 * The last that is allowed.
 */
max?: (string | null)
/**
 * Of a time: seconds between two of them.
 */
step?: number
/**
 * Of a time: `Asia/Shanghai`; absent: the reader's own.
 */
timeZone?: string
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: boolean
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface DateFieldEvents {
change: {
value: (string | null)
}
blur: null
}

export interface DateRangeProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * The first day that is allowed, `yyyy-mm-dd`.
 */
min?: (string | null)
/**
 * The last day that is allowed.
 */
max?: (string | null)
/**
 * Ranges to choose with one press; absent: today, the last 7 and 30 days, this month and the last one.
 */
presets?: ("today" | "yesterday" | "thisWeek" | "last7Days" | "last30Days" | "thisMonth" | "lastMonth" | "thisYear")[]
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: boolean
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface DateRangeEvents {
change: {
value: {
from: (string | null)
to: (string | null)
}
}
blur: null
}

export interface DepartmentPickerProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Shown while nothing is entered.
 */
placeholder?: string
/**
 * As `listDepartments` answers: `id`, `department_name` and `children`, or rows with `father_id`. People among them (`is_staff`) are left out, `disabled` ones cannot be chosen. Absent while they load.
 */
departments: (unknown[] | null)
/**
 * What departments are called that may be bound and are not in the tree (yet), such as the `departments` of a person.
 */
chosen?: ({
id: (string | number)
department_name: string
}[] | null)
/**
 * Several can be chosen: the bound value is a list.
 */
multiple?: boolean
/**
 * Of several: a department brings all that is below it.
 */
cascade?: boolean
/**
 * What is unfolded at first.
 */
startOpen?: ("none" | "roots" | "all")
/**
 * Why the departments could not be loaded.
 */
error?: (string | null)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface DepartmentPickerEvents {
change: {
value: (string | number | unknown[] | null)
}
search: {
text: string
}
retry: null
blur: null
}

export interface DescriptionsProps {
/**
 * The facts: a name and what is known.
 */
items: {
label: string
value?: (string | number | null)
href?: (string | null)
}[]
/**
 * How many are in a row; phones show one.
 */
columns?: number
/**
 * The value beside or below its name.
 */
layout?: ("row" | "column")
}

export interface DescriptionsEvents {

}

export interface DialogProps {
/**
 * The words at its head.
 */
title: string
/**
 * In px.
 */
width?: number
/**
 * Shows it.
 */
open?: boolean
/**
 * Escape, the close button and a click beside it close it.
 */
dismissable?: boolean
}

export interface DialogEvents {
close: null
}

export interface DividerProps {
/**
 * Words in the middle of the line.
 */
label?: string
/**
 * Beside one another, or below.
 */
direction?: ("horizontal" | "vertical")
}

export interface DividerEvents {

}

export interface DrawerProps {
/**
 * The words at its head.
 */
title: string
/**
 * In px, or "100%"; nobody makes it narrower than 520, unless it opens so.
 */
width?: (number | string)
/**
 * Shows it.
 */
open?: boolean
/**
 * Escape, a click beside it and its button close it.
 */
dismissable?: boolean
/**
 * The edge that it slides in from.
 */
from?: ("right" | "top")
/**
 * It has a button that makes it as large as the window.
 */
fullScreen?: boolean
}

export interface DrawerEvents {
close: null
}

export interface DropdownProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Name of an icon before the words.
 */
icon?: string
/**
 * Shows the icon alone; only screen readers get the label.
 */
iconOnly?: boolean
/**
 * How much it stands out; `danger` is for what cannot be undone.
 */
variant?: ("primary" | "secondary" | "ghost" | "danger")
/**
 * How large it is.
 */
size?: ("sm" | "md" | "lg")
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
/**
 * What it shows, in this order.
 */
items: DropdownPropsEntry[]
}
export interface DropdownPropsEntry {
id: string
label: string
icon?: string
/**
 * Beside the label, such as a key.
 */
hint?: string
danger?: boolean
disabled?: boolean
/**
 * A line above it.
 */
line?: boolean
hidden?: boolean
/**
 * A menu of its own.
 */
children?: DropdownPropsEntry[]
}

export interface DropdownEvents {
select: {
id: string
}
}

export interface DurationFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Shown while it is empty.
 */
placeholder?: string
/**
 * The shortest that is allowed, in seconds.
 */
min?: number
/**
 * The longest that is allowed, in seconds.
 */
max?: number
/**
 * Seconds are always shown, as in `1:30:00`.
 */
seconds?: boolean
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: boolean
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface DurationFieldEvents {
change: {
value: (number | null)
}
blur: null
}

export interface EmptyProps {
/**
 * The words at its head.
 */
title: string
/**
 * Makes the title a heading at this place in the outline, 1 where it is all that a page shows.
 */
level?: number
/**
 * The words.
 */
text?: string
/**
 * Shows a drawing above the words.
 */
illustration?: boolean
}

export interface EmptyEvents {

}

export interface ErrorPanelProps {
/**
 * Such as 404.
 */
code?: (string | number)
/**
 * The words at its head.
 */
title: string
/**
 * The words.
 */
text?: string
/**
 * The drawing above the words.
 */
illustration?: ("lost" | "locked" | "maintenance" | "expired" | "stopped" | "soon" | "broken" | "empty")
}

export interface ErrorPanelEvents {

}

export interface FileUploadProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * In place of the words about what is taken.
 */
hint?: string
/**
 * Endings and media types that are taken, such as ".pdf" and "image/*"; absent: any.
 * 
 * @maxItems 50
 */
accept?: string[]
/**
 * Bytes of one file; absent: whatever the server takes.
 */
maxSize?: number
/**
 * How many files there may be; absent: any number.
 */
maxCount?: number
/**
 * The progress of the upload: what the `upload` action writes to its `progress`.
 */
percent?: (number | null)
/**
 * The answer to the last upload: its ticket, and the file's address or what went wrong.
 */
uploaded?: ({
ticket?: (string | null)
url?: (string | null)
error?: (string | null)
} | null)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface FileUploadEvents {
upload: {
ticket: string
/**
 * The file itself.
 */
file: File
/**
 * Given once the person cancels: for `cancel` of the `upload` action.
 */
cancel: AbortSignal
}
remove: {
url: string
name: string
}
download: {
url: string
name: string
}
change: {
value: {
url: string
name: string
size?: number
type?: string
}[]
}
}

export interface FilterBarProps {
/**
 * The words of the button; absent: "Filter".
 */
label?: string
/**
 * Fields that conditions may name, as `filters` of a record table has them; absent while they load.
 */
fields: ({
field: string
label: string
kind: ("text" | "code" | "option" | "number" | "boolean" | "date" | "datetime" | "time" | "user" | "department" | "record")
/**
 * Its values are lists.
 */
is_multiple?: boolean
options?: {
value: string
label: string
}[]
}[] | null)
/**
 * The call that finds records for relations without a search of their own, such as `listRelationChoices`: it takes the relation as `field` and what is typed as `search`.
 */
relations?: ({
/**
 * The operation.
 */
call: string
/**
 * Arguments beside these.
 */
with?: {
[k: string]: unknown
}
} | null)
/**
 * Calls that find records while the user types, by the field's id; without one, a relation can only be empty or not.
 */
searches?: ({
[k: string]: {
/**
 * The operation; it answers a list, or a page with `items`.
 */
call: string
/**
 * Arguments beside the text.
 */
with?: {
[k: string]: unknown
}
/**
 * The argument that takes the text.
 */
search?: string
/**
 * What an item is stored by.
 */
value?: string
/**
 * What an item is called by.
 */
label?: string
}
} | null)
}

export interface FilterBarEvents {
change: {
filter: ({
[k: string]: unknown
} | null)
}
}

export interface FilterEditorProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Said while there are no conditions.
 */
emptyText?: string
/**
 * Fields that conditions may name, as `filters` of a record table has them; absent while they load.
 */
fields: ({
field: string
label: string
kind: ("text" | "code" | "option" | "number" | "boolean" | "date" | "datetime" | "time" | "user" | "department" | "record")
/**
 * Its values are lists.
 */
is_multiple?: boolean
options?: {
value: string
label: string
}[]
}[] | null)
/**
 * Calls that find records while the user types, by the field's id; without one, a relation can only be empty or not.
 */
searches?: ({
[k: string]: {
/**
 * The operation; it answers a list, or a page with `items`.
 */
call: string
/**
 * Arguments beside the text.
 */
with?: {
[k: string]: unknown
}
/**
 * The argument that takes the text.
 */
search?: string
/**
 * What an item is stored by.
 */
value?: string
/**
 * What an item is called by.
 */
label?: string
}
} | null)
/**
 * The call that finds records for relations without a search of their own, such as `listRelationChoices`: it takes the relation as `field` and what is typed as `search`.
 */
relations?: ({
/**
 * The operation.
 */
call: string
/**
 * Arguments beside these.
 */
with?: {
[k: string]: unknown
}
} | null)
/**
 * A form judges the conditions while it is filled in, without what only lists of records know.
 */
isForm?: boolean
/**
 * What conditions may ask, as `getQueryBuilderConfig` answers it; absent: all that the widget knows, nested as deep as anybody likes.
 */
config?: ({
maxDepth?: number
maxConditions?: number
types?: {
type: string
operators: {
operator: string
[k: string]: unknown
}[]
[k: string]: unknown
}[]
[k: string]: unknown
} | null)
}

export interface FilterEditorEvents {
change: {
filter: ({
[k: string]: unknown
} | null)
}
}

export interface FilterTextProps {
/**
 * What the conditions choose from; absent: "Records".
 */
what?: string
/**
 * Fields that conditions may name, as `filters` of a record table has them; absent while they load.
 */
fields: ({
field: string
label: string
kind: ("text" | "code" | "option" | "number" | "boolean" | "date" | "datetime" | "time" | "user" | "department" | "record")
/**
 * Its values are lists.
 */
is_multiple?: boolean
options?: {
value: string
label: string
}[]
}[] | null)
/**
 * The conditions; null or without any: all records.
 */
filter: ({
[k: string]: unknown
} | null)
/**
 * How much it stands out.
 */
tone?: ("default" | "muted")
/**
 * How large it is.
 */
size?: ("sm" | "md")
}

export interface FilterTextEvents {

}

export interface FormProps {
/**
 * Id of the form document.
 */
form: string
/**
 * Name of the form for people who do not see it.
 */
label: string
/**
 * Fields that are not shown here; their values stay.
 */
omit?: string[]
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
/**
 * The outcome of the last `upload`: its ticket with the address of the stored file, or with an error.
 */
uploaded?: ({
ticket: string
url?: (string | null)
error?: (string | null)
[k: string]: unknown
} | null)
}

export interface FormEvents {
change: {
/**
 * The whole value, null while there is none.
 */
value: unknown
mistakes: number
}
upload: {
file: unknown
ticket: string
purpose: string
}
}

export interface FormFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * What it holds, as the `kind` of a field in a `form_config`.
 */
kind?: ({
[k: string]: unknown
} | null)
/**
 * The list of a kind whose options come from elsewhere, as one of the `choices` of `RecordForm`.
 */
choices?: (unknown[] | null)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * The value instead of an input.
 */
readOnly?: boolean
}

export interface FormFieldEvents {

}

export interface FormLayoutProps {
/**
 * The form's name for screen readers.
 */
label: string
/**
 * The space between the parts.
 */
gap?: ("sm" | "md" | "lg")
/**
 * How many are in a row; phones show one.
 */
columns?: number
}

export interface FormLayoutEvents {
submit: null
}

export interface FrameProps {
/**
 * What the frame shows; its name for people who do not see it.
 */
label: string
/**
 * An address by http or https, or a path of this site; absent: the frame is empty.
 */
src?: (string | null)
/**
 * What the page inside may do. `storage` lets another site use its own cookies and storage; a page of this site never gets it.
 * 
 * @maxItems 5
 */
allow?: []|[("scripts" | "forms" | "popups" | "downloads" | "storage")]|[("scripts" | "forms" | "popups" | "downloads" | "storage"), ("scripts" | "forms" | "popups" | "downloads" | "storage")]|[("scripts" | "forms" | "popups" | "downloads" | "storage"), ("scripts" | "forms" | "popups" | "downloads" | "storage"), ("scripts" | "forms" | "popups" | "downloads" | "storage")]|[("scripts" | "forms" | "popups" | "downloads" | "storage"), ("scripts" | "forms" | "popups" | "downloads" | "storage"), ("scripts" | "forms" | "popups" | "downloads" | "storage"), ("scripts" | "forms" | "popups" | "downloads" | "storage")]|[("scripts" | "forms" | "popups" | "downloads" | "storage"), ("scripts" | "forms" | "popups" | "downloads" | "storage"), ("scripts" | "forms" | "popups" | "downloads" | "storage"), ("scripts" | "forms" | "popups" | "downloads" | "storage"), ("scripts" | "forms" | "popups" | "downloads" | "storage")]
/**
 * In px.
 */
height?: number
/**
 * It takes the height of what is around it.
 */
fill?: boolean
}

export interface FrameEvents {
load: null
}

export interface GalleryProps {
/**
 * What the cards are; read out as the gallery's name.
 */
label: string
/**
 * Objects; absent while they load.
 */
rows?: (unknown[] | null)
/**
 * The field with the key of a row.
 */
rowKey?: string
/**
 * The `field` of the Column with the picture: an `image`, or the first of `files`. Absent: cards have none.
 */
picture?: (string | null)
/**
 * That of the one by which people know a card; absent: the first of the others.
 */
titleField?: (string | null)
/**
 * Rows on all pages; absent: not counted.
 */
total?: (number | null)
/**
 * The rows are loading.
 */
loading?: boolean
/**
 * Why they could not be loaded.
 */
error?: (string | null)
}

export interface GalleryEvents {
rowClick: {
row: {
[k: string]: unknown
}
}
page: {
page: number
}
retry: null
}

export interface GridProps {
/**
 * The most columns.
 */
columns?: number
/**
 * A column is not narrower, in px.
 */
minWidth?: number
/**
 * The space between the parts.
 */
gap?: ("none" | "sm" | "md" | "lg" | "xl")
/**
 * Where the content is.
 */
align?: ("start" | "center" | "stretch")
}

export interface GridEvents {

}

export interface HeadingProps {
/**
 * The words.
 */
text: string
/**
 * Place in the outline.
 */
level?: number
/**
 * Look, when it differs from what the level gives.
 */
size?: ("sm" | "md" | "lg" | "xl" | "display")
/**
 * Where the content is.
 */
align?: ("start" | "center" | "end")
}

export interface HeadingEvents {

}

export interface IconProps {
/**
 * A name of widgets/kit/icons/names.ts; an unknown one shows a box.
 */
name: string
/**
 * How large it is.
 */
size?: number
/**
 * What its colour says.
 */
tone?: ("default" | "muted" | "accent" | "danger" | "success" | "warning")
/**
 * What the icon says; without it the icon is decoration.
 */
label?: string
}

export interface IconEvents {

}

export interface IconPickerProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Shown while nothing is entered.
 */
placeholder?: string
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface IconPickerEvents {
change: {
value: (string | null)
}
blur: null
}

export interface IllustrationProps {
/**
 * Which drawing.
 */
name: ("build" | "flow" | "insight" | "lost" | "locked" | "maintenance" | "expired" | "stopped" | "soon" | "broken" | "empty")
/**
 * The largest width in px.
 */
width?: number
}

export interface IllustrationEvents {

}

export interface ImageProps {
/**
 * Empty: only the frame shows, or nothing.
 */
src: (string | null)
/**
 * Empty for decoration.
 */
alt: string
/**
 * In px; absent: as wide as its box.
 */
width?: number
/**
 * In px; absent: as the picture is.
 */
height?: number
/**
 * `cover` fills the box and cuts what is over; `contain` shows the whole picture.
 */
fit?: ("cover" | "contain")
/**
 * How round the corners are.
 */
radius?: ("none" | "sm" | "md" | "lg" | "full")
/**
 * A thin border and a ground.
 */
frame?: boolean
/**
 * A press shows the whole picture over the window, where it can be zoomed and rotated.
 */
enlarge?: boolean
/**
 * Seen first on the page: loads at once.
 */
priority?: boolean
}

export interface ImageEvents {

}

export interface ImageSlotsProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * A line below it, as about sizes and kinds of pictures.
 */
hint?: string
/**
 * The most pictures.
 */
max?: number
/**
 * What the picture is for: the server has limits of size and kind for each.
 */
purpose?: ("logo" | "background" | "carousel" | "picture")
/**
 * The answer to the last upload: its ticket, and the picture's address or what went wrong.
 */
uploaded?: ({
ticket?: (string | null)
url?: (string | null)
error?: (string | null)
} | null)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface ImageSlotsEvents {
upload: {
ticket: string
/**
 * The file itself.
 */
file: File
purpose: string
}
change: {
value: string[]
}
}

export interface ImageUploadProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * A line below it, as about sizes and kinds of pictures.
 */
hint?: string
/**
 * What the picture is for: the server has limits of size and kind for each.
 */
purpose?: ("logo" | "background" | "carousel" | "picture")
/**
 * In bytes: larger pictures are not sent; 5 MB without it.
 */
maxSize?: number
/**
 * The answer to the last upload: its ticket, and the picture's address or what went wrong.
 */
uploaded?: ({
ticket?: (string | null)
url?: (string | null)
error?: (string | null)
} | null)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface ImageUploadEvents {
upload: {
ticket: string
/**
 * The file itself.
 */
file: File
purpose: string
}
change: {
value: string
}
}

export interface JsonFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Shown while nothing is entered.
 */
placeholder?: string
/**
 * A JSON Schema, whose issues are listed with their pointers; they do not keep the value from the state. Keywords beside those of documents, and `pattern`, are not tried.
 */
schema?: ({

} | null)
/**
 * Lines at least.
 */
rows?: number
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface JsonFieldEvents {
change: {
value: unknown
}
blur: null
}

export interface LinkProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Absent: the link is a button that looks like a link.
 */
href?: string
/**
 * Name of an icon before the words.
 */
icon?: string
/**
 * Opens in a new tab, and says so.
 */
external?: boolean
/**
 * What its colour says.
 */
tone?: ("accent" | "muted" | "inherit")
/**
 * How large it is.
 */
size?: ("sm" | "md")
/**
 * This is the page that is shown.
 */
current?: boolean
}

export interface LinkEvents {
click: {
href: string
}
}

export interface ListProps {
/**
 * What the items are; read out as the list's name.
 */
label: string
/**
 * Absent while they load.
 */
items: (unknown[] | null)
/**
 * The field with the key of an item.
 */
itemKey?: string
/**
 * Each has its number.
 */
ordered?: boolean
/**
 * Lines between them.
 */
divided?: boolean
/**
 * In px, at most: the items scroll inside, and only those in sight are rendered.
 */
height?: number
/**
 * The rows are loading: a placeholder replaces them.
 */
loading?: boolean
/**
 * Why they could not be loaded.
 */
error?: (string | null)
/**
 * Said where there are none.
 */
emptyText?: string
/**
 * There are more, which a button asks for when the document listens to `more`.
 */
hasMore?: boolean
/**
 * Items on all pages; absent: not counted.
 */
total?: (number | null)
/**
 * How the list counted: `capped` means that 10,000 is "at least".
 */
counting?: ("capped" | "exact")
/**
 * The list's `next_cursor`; absent on the last page.
 */
nextCursor?: (string | null)
/**
 * Sizes of a page to choose from; absent: no choice.
 */
pageSizes?: number[]
}

export interface ListEvents {
more: {
/**
 * Items that are shown.
 */
count: number
}
page: {
page: number
size: number
cursor: (string | null)
}
}

export interface ListLookProps {
/**
 * Fields that can be named, as `filters` of a record table has them; absent while they load.
 */
fields: ({
field: string
label: string
kind: ("text" | "code" | "option" | "number" | "boolean" | "date" | "datetime" | "time" | "user" | "department" | "record")
/**
 * Its values are lists.
 */
is_multiple?: boolean
options?: {
value: string
label: string
[k: string]: unknown
}[]
[k: string]: unknown
}[] | null)
/**
 * The call that finds records for relations in the conditions of colours, such as `listRelationChoices`: it takes the relation as `field` and what is typed as `search`.
 */
relations?: ({
/**
 * The operation.
 */
call: string
/**
 * Arguments beside these.
 */
with?: {
[k: string]: unknown
}
} | null)
}

export interface ListLookEvents {
change: null
}

export interface LocalizedTextsProps {
/**
 * The language that is edited, such as zh-CN.
 */
language: string
/**
 * The words, under headings.
 */
groups: {
id: string
title: string
words: {
/**
 * Its name in the value.
 */
name: string
label: string
/**
 * Its message in `messages`, which is shown while there is no word.
 */
message?: string
/**
 * What is shown while there is no word.
 */
instead?: (string | null)
maxLength?: number
/**
 * It may have several lines.
 */
lines?: boolean
}[]
}[]
/**
 * The words, by language and name, that are shown where the value has none.
 */
inherited?: ({
[k: string]: unknown
} | null)
/**
 * Compiled messages of the edited language by key.
 */
messages?: ({
[k: string]: unknown
} | null)
/**
 * What is filled into messages, by name.
 */
values?: ({
[k: string]: unknown
} | null)
}

export interface LocalizedTextsEvents {
edit: {
group: string
}
}

export interface MarkdownProps {
/**
 * The text, in Markdown; code that could run is taken out.
 */
text: (string | null)
/**
 * The level of its first heading among those of the page.
 */
level?: number
}

export interface MarkdownEvents {

}

export interface MatrixProps {
/**
 * Its name for screen readers.
 */
label: string
/**
 * What the rows are, above their names.
 */
rowHeader: string
/**
 * What rows may be, in words below their names.
 */
rowKinds?: {
value: string
label: string
}[]
/**
 * What a cell may have, in the order of being shown.
 */
marks: {
value: string
label: string
}[]
/**
 * What is known; rows and columns are those of the cells, in the order of their first ones. Absent while they load.
 */
cells: ({
key: string
row: string
rowLabel: string
/**
 * One of `rowKinds`.
 */
rowKind?: string
column: string
columnLabel: string
marks: string[]
tone?: ("neutral" | "warning")
}[] | null)
/**
 * Said when there are no cells.
 */
emptyText?: string
}

export interface MatrixEvents {
select: {
row: string
rowLabel: string
column: string
columnLabel: string
key: (string | null)
}
}

export interface MenuProps {
/**
 * The button's name.
 */
label: string
/**
 * Only read out.
 */
labelHidden?: boolean
/**
 * Name of an icon before the words.
 */
icon?: string
/**
 * A person's picture as the button.
 */
avatar?: {
name: (string | null)
src?: (string | null)
}
/**
 * The entries, in this order.
 */
items: {
id: string
label: string
icon?: string
/**
 * Makes it one of a choice; true for the chosen one.
 */
checked?: boolean
danger?: boolean
disabled?: boolean
/**
 * A line above it.
 */
line?: boolean
hidden?: boolean
}[]
}

export interface MenuEvents {
select: {
id: string
}
}

export interface MergeConflictsProps {
/**
 * The merged value before any decision.
 */
value: {
[k: string]: unknown
}
/**
 * What waits for a decision, in this order.
 */
conflicts: {
/**
 * JSON pointer of the field in the value.
 */
pointer: string
label?: (string | null)
/**
 * The reader's own value; null: removed.
 */
mine?: {
[k: string]: unknown
}
/**
 * The value that is stored; null: removed.
 */
theirs?: {
[k: string]: unknown
}
/**
 * Who changed the stored value.
 */
author?: (string | null)
/**
 * When they did, as an ISO 8601 time.
 */
changed_at?: (string | null)
[k: string]: unknown
}[]
/**
 * Id of the form document of the value: its titles name the fields, and the titles of their options the values.
 */
form?: string
/**
 * Words for values such as `left`, by the value.
 */
values?: {
[k: string]: string
}
}

export interface MergeConflictsEvents {

}

export interface MountedPagesProps {
/**
 * The most pages that are kept, the shown one among them; 0 and 1 keep none.
 */
limit: (number | null)
/**
 * The most lists among them: pages that keep in their address what they show.
 */
lists?: number
/**
 * Lists alone are kept.
 */
listsOnly?: (boolean | null)
}

export interface MountedPagesEvents {

}

export interface MultiSelectProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Shown while nothing is entered.
 */
placeholder?: string
/**
 * Absent while they load.
 */
options: ({
value: (string | number | boolean)
label: string
/**
 * Beside the label.
 */
hint?: string
disabled?: boolean
}[] | null)
/**
 * How many may be chosen.
 */
max?: number
/**
 * One at most: a choice replaces the one before and closes the list.
 */
single?: boolean
/**
 * The first entry of the list chooses all of them.
 */
selectAll?: boolean
/**
 * There are no options since the person may not see what could be chosen; said in place of “no options”.
 */
isUnreadable?: boolean
/**
 * More options are loading.
 */
loading?: boolean
/**
 * Why the options could not be loaded.
 */
error?: (string | null)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface MultiSelectEvents {
change: {
value: (string | number | boolean)[]
}
search: {
text: string
}
retry: null
blur: null
}

export interface NavTabsProps {
/**
 * Its name for screen readers.
 */
label: string
/**
 * What it shows, in this order.
 */
items: {
id: string
label: string
href?: (string | null)
current?: (boolean | null)
/**
 * Only editors see it; it gets a mark.
 */
isHidden?: (boolean | null)
/**
 * Of the actions it gets only those that are not marked as dangerous.
 */
isFixed?: (boolean | null)
}[]
/**
 * Tabs are added, renamed and moved: dragged, or with Alt and the arrow keys.
 */
editable?: boolean
/**
 * Of a name, in characters.
 */
maxLength?: number
/**
 * What the menu of a tab offers beside renaming and moving.
 */
actions?: {
id: string
label: string
icon?: string
danger?: boolean
/**
 * A line above it.
 */
line?: boolean
}[]
}

export interface NavTabsEvents {
select: {
id: string
href: string
}
add: {
name: string
}
rename: {
id: string
/**
 * Trimmed; another one than before.
 */
name: string
}
empty: null
move: {
id: string
before: (string | null)
}
receive: {
id: string
/**
 * The id of the node, as text.
 */
node: string
}
action: {
id: string
action: string
}
}

export interface NavTreeProps {
/**
 * Its name for screen readers.
 */
label: string
/**
 * Objects, nested or each with the id of its parent; absent while they load.
 */
nodes: (unknown[] | null)
/**
 * The field with the key of a node.
 */
idField?: string
/**
 * The field with the text.
 */
labelField?: string
/**
 * The field with the name of an icon.
 */
iconField?: string
/**
 * The field with the id of the parent.
 */
parentField?: string
/**
 * The field with nested nodes.
 */
childrenField?: string
/**
 * The field that is empty for a node that opens nothing; absent: each node without children opens something.
 */
targetField?: string
/**
 * The field with an address of another site, which opens in a window of its own.
 */
addressField?: string
/**
 * The field that is false for a node that only editors see; it gets a mark.
 */
visibleField?: string
/**
 * The address of a node; `{id}` in it is replaced by the key of the node.
 */
href?: (string | null)
/**
 * The field by which only some of the first level are shown: those that have `group` there, and those that have nothing.
 */
groupField?: string
/**
 * What `groupField` has in those that are shown.
 */
group?: (string | number | null)
/**
 * The field with the address of a node in this site, in place of `href`; empty for a node that opens nothing.
 */
hrefField?: string
/**
 * The id of the node that is shown.
 */
current?: (string | number | null)
/**
 * Nodes can be moved: dragged, or with Alt and the arrow keys.
 */
draggable?: boolean
/**
 * Nodes move anywhere in the tree, or only among those that have the same parent.
 */
moves?: ("tree" | "siblings")
/**
 * Nodes are renamed and added where they stand; F2 renames.
 */
editable?: boolean
/**
 * The button that adds to the first level of an editable tree; absent: there is none.
 */
addLabel?: string
/**
 * The field that is true for a node that nodes may be added to; absent: each that opens nothing.
 */
holdsField?: string
/**
 * What adds below a node, in its menu.
 */
belowLabel?: string
/**
 * Of a name.
 */
maxLength?: number
/**
 * The action that a press on a node runs which opens nothing yet; absent: it does nothing.
 */
unlinkedAction?: string
/**
 * What shows while there are no nodes.
 */
emptyText?: string
/**
 * How many levels a move may make.
 */
maxLevel?: number
/**
 * What the menu of a node offers; without any there is no menu.
 */
actions?: {
id: string
label: string
icon?: string
danger?: boolean
/**
 * A line above it.
 */
line?: boolean
/**
 * Only nodes in which this field is true.
 */
where?: string
/**
 * Only nodes that open something, or that open nothing and may hold others, or that hold none, or of the first level, or below it.
 */
for?: ("all" | "linked" | "unlinked" | "leaf" | "top" | "below")
}[]
}

export interface NavTreeEvents {
select: {
id: (string | number)
href: string
}
action: {
id: (string | number)
action: string
node: {
[k: string]: unknown
}
}
move: {
id: (string | number)
parent: (string | number | null)
before: (string | number | null)
}
add: {
name: string
parent: (string | number | null)
}
rename: {
id: (string | number)
/**
 * Trimmed; another one than before.
 */
name: string
node: {
[k: string]: unknown
}
}
empty: {
id: (string | number)
}
absent: {
id: (string | number)
href: string
}
refused: {
id: (string | number)
reason: ("linked" | "level" | "siblings")
}
}

export interface NoticeProps {
/**
 * The words at its head.
 */
title?: string
/**
 * The words.
 */
text: (string | null)
/**
 * What its colour says.
 */
tone?: ("info" | "success" | "warning" | "danger")
/**
 * Screen readers announce it when it appears.
 */
live?: boolean
}

export interface NoticeEvents {

}

export interface NumberFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * Shown while nothing is entered.
 */
placeholder?: string
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * In front of the number, such as the symbol of a currency.
 */
prefix?: string
/**
 * Behind the number.
 */
unit?: string
/**
 * The smallest number that is allowed.
 */
min?: number
/**
 * The largest number that is allowed.
 */
max?: number
/**
 * What the arrow keys add and take away.
 */
step?: number
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: boolean
}

export interface NumberFieldEvents {
change: {
value: (number | null)
}
blur: null
}

export interface OutletProps {
/**
 * Makes it a further place, beside the page's body, that pages fill by a Region of this name.
 */
region?: string
/**
 * The widgets that the region takes; absent: any.
 * 
 * @minItems 1
 * @maxItems 50
 */
accepts?: [string, ...(string)[]]
/**
 * Every page of the layout fills the region.
 */
required?: boolean
}

export interface OutletEvents {

}

export interface PageActionsProps {
/**
 * What can be done; the palette has them in this order.
 */
items: {
/**
 * Sent with the event.
 */
id: string
/**
 * What it does, as a person reads it.
 */
label: string
/**
 * Beside the label.
 */
icon?: string
/**
 * Parts joined by +; Mod is Control or the command key of a Mac, such as Mod+Enter.
 */
keys?: string
/**
 * Offered later, or to others.
 */
hidden?: (boolean | null)
}[]
}

export interface PageActionsEvents {
select: {
id: string
}
}

export interface PageDesignerProps {
/**
 * Its name, read by screen readers.
 */
label: string
/**
 * As `getDesign` answers it; absent while it loads. The draft goes on from what was there first: another answer for the same base changes nothing.
 */
design?: ({
[k: string]: unknown
} | null)
/**
 * What became of the last `change`; while it is saved, the next one waits.
 */
status?: ("saved" | "saving" | "unsaved" | "failed")
/**
 * Another one opens the design anew, as it is saved.
 */
turn?: number
}

export interface PageDesignerEvents {
change: {
operations: {
[k: string]: unknown
}[]
}
}

export interface PageFrameProps {
/**
 * The page's largest width: 960, 1280 px, or all there is.
 */
width?: ("md" | "lg" | "full")
}

export interface PageFrameEvents {

}

export interface PageTagsProps {
/**
 * What screen readers say; the widget has its own when it is absent.
 */
label?: string
}

export interface PageTagsEvents {
navigate: {
href: string
}
}

export interface PaginationProps {
/**
 * What the pages are of; absent: "Pages".
 */
label?: string
/**
 * The shown page, from 1, where it is not bound.
 */
page?: (number | null)
/**
 * Items on a page, where it is not bound; 20 when absent.
 */
size?: (number | null)
/**
 * Sizes to choose from; absent: no choice.
 */
sizes?: number[]
/**
 * Items on all pages; absent: not counted.
 */
total?: (number | null)
/**
 * How the list counted: `capped` means that 10,000 is "at least".
 */
counting?: ("capped" | "exact")
/**
 * Items on this page.
 */
count?: (number | null)
/**
 * The list's `next_cursor`; absent on the last page.
 */
nextCursor?: (string | null)
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface PaginationEvents {
change: {
page: number
size: number
cursor: (string | null)
}
}

export interface PaletteGroupProps {
/**
 * What stands above its items.
 */
label: string
/**
 * The items are the answer to what is typed, and are all shown.
 */
searched?: boolean
/**
 * An answer is on its way.
 */
searching?: boolean
/**
 * Shown below everything that was found while `hasNote` is set, such as that not all was searched.
 */
note?: string
/**
 * Whether the note is true now.
 */
hasNote?: boolean
/**
 * What it finds; at most 20 are shown.
 */
items: ({
id: string
label: string
/**
 * Beside the name, such as where it is.
 */
hint?: (string | null)
icon?: (string | null)
href?: (string | null)
}[] | null)
}

export interface PaletteGroupEvents {

}

export interface PasswordFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * Shown while nothing is entered.
 */
placeholder?: string
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Name of an icon before the words.
 */
icon?: string
/**
 * What a password manager offers: the known password, or a new one.
 */
autocomplete?: ("current-password" | "new-password")
/**
 * The most characters that can be entered.
 */
maxLength?: number
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface PasswordFieldEvents {
change: {
value: string
}
blur: null
}

export interface PasswordRulesProps {
/**
 * What the rules are of, for screen readers.
 */
label: string
/**
 * The password pattern; absent while it is on its way. One that the platform does not take is said to be so.
 */
pattern?: (string | null)
/**
 * What is typed so far.
 */
password?: (string | null)
}

export interface PasswordRulesEvents {

}

export interface PhoneFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Shown while nothing is entered.
 */
placeholder?: string
/**
 * The calling code at first.
 */
startPrefix?: string
/**
 * Regions at the top of the list: `CN`.
 */
preferred?: string[]
/**
 * As in HTML: tel-national, off.
 */
autocomplete?: string
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: boolean
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface PhoneFieldEvents {
change: {
prefix: string
number: string
value: (string | null)
}
blur: null
}

export interface PopoverProps {
/**
 * The name of the button and of the panel; only screen readers get it.
 */
label: string
/**
 * Name of the icon.
 */
icon: string
/**
 * The number beside the icon; zero is not shown. The label has to contain it as it is shown, and outside of brackets.
 */
count?: number
/**
 * A larger number is shown as this one with "+".
 */
most?: number
/**
 * Of the panel, in px; no wider than the window.
 */
width?: number
/**
 * A button or a link inside closes the panel.
 */
closesOnPress?: boolean
}

export interface PopoverEvents {
open: null
close: null
}

export interface PreviewFrameProps {
/**
 * What the frame shows.
 */
label: string
/**
 * The compiled document; absent: the frame waits.
 */
document?: {
[k: string]: unknown
}
/**
 * What the document's calls answer: operation, arguments and data.
 */
answers?: {
call: string
args: {

}
data: unknown
}[]
/**
 * What the window looks like; absent: as its own address.
 */
theme?: ({
/**
 * Name of a shipped theme.
 */
base: string
/**
 * Custom properties over it by name.
 */
variables: {
[k: string]: string
}
} | null)
/**
 * Light or dark ground.
 */
scheme?: ("light" | "dark")
/**
 * Of the window inside, in px.
 */
width?: number
/**
 * It can be used: fields, buttons and links work, and nothing is sent.
 */
interactive?: boolean
/**
 * What it is made smaller for: the width of its box, or the height of the window too. With room a wide window takes the width of its box in full size.
 */
fit?: ("width" | "window" | "room")
/**
 * Of the window inside, in px; absent: what suits the width.
 */
height?: number
}

export interface PreviewFrameEvents {
ready: null
locale: {
locale: string
}
}

export interface ProgressProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Done so far; absent: unknown.
 */
value?: (number | null)
/**
 * What the value is when all is done.
 */
max?: number
/**
 * What its colour says.
 */
tone?: ("accent" | "success" | "danger")
}

export interface ProgressEvents {

}

export interface ProgressRingProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only read out.
 */
labelHidden?: boolean
/**
 * Done so far; absent: unknown.
 */
value?: (number | null)
/**
 * What the value is when all is done.
 */
max?: number
/**
 * What its colour says.
 */
tone?: ("accent" | "success" | "warning" | "danger")
/**
 * Its width in pixels.
 */
size?: number
/**
 * Below the share, inside the ring.
 */
hint?: string
}

export interface ProgressRingEvents {

}

export interface QrCodeProps {
/**
 * What the code says; empty: nothing shows.
 */
text: (string | null)
/**
 * What it is for, read by screen readers.
 */
label: string
/**
 * In px, of a side.
 */
width?: number
}

export interface QrCodeEvents {

}

export interface RadioGroupProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * What can be chosen, in this order.
 */
options: {
value: (string | number | boolean)
label: string
disabled?: boolean
}[]
/**
 * Beside one another, or below.
 */
direction?: ("row" | "column")
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface RadioGroupEvents {
change: {
value: (string | number | boolean)
}
}

export interface RecordFormProps {
/**
 * Name of the form for people who do not see it.
 */
label: string
/**
 * The design, `form_config` of a table; null while it is on its way.
 */
config: ({
[k: string]: unknown
} | null)
/**
 * Values instead of inputs.
 */
readOnly?: boolean
/**
 * Fields of linked records that a detail shows; their values and texts are in the record and in `display`, by their paths.
 */
linked?: ({
field: string
label: string
kind: string
digits?: number
[k: string]: unknown
}[] | null)
/**
 * The record as it is stored, for `changes` of `submit`; without it, every field counts as changed.
 */
stored?: ({
[k: string]: unknown
} | null)
/**
 * For a design that is being edited: shown in place of a broken field, whose mistake its editor shows.
 */
unfinished?: string
/**
 * Whose words of the design are shown, such as zh-CN; absent: those of the page.
 */
language?: (string | null)
/**
 * Fields that the form has alone, one below the other, to give many records the same values: none is required, there are no rules, and `submit` has null for those left empty.
 */
only?: (string[] | null)
/**
 * The record gets the design's initial values; absent: when nothing is bound.
 */
isNew?: boolean
/**
 * Lists by the field's id, null while one is on its way: people as `listAccounts` answers them, departments as the tree of `listDepartments`, records and options of a table as `{value, label}` (with `children` for a cascade). Where the form is only read, a record's `files` name files and pictures.
 */
choices?: ({
[k: string]: unknown
} | null)
/**
 * Calls that find what a field offers while the user types, by the field's id: for relations and for options of a table; people and departments have their own without it.
 */
searches?: ({
[k: string]: {
/**
 * The operation; it answers a list, or a page with `items`.
 */
call: string
/**
 * Arguments beside the text.
 */
with?: {
[k: string]: unknown
}
/**
 * The argument that takes the text.
 */
search?: string
/**
 * What an item is stored by.
 */
value?: string
/**
 * What an item is called by.
 */
label?: string
/**
 * What is shown beside it: a text, or a list of objects with `text`.
 */
hint?: string
/**
 * The argument that takes the record as it is now; none without it.
 */
record?: string
}
} | null)
/**
 * The call that finds records for relations without a search of their own, such as `listRelationChoices`: it takes the relation as `field`, what is typed as `search` and the record as `form`.
 */
relations?: ({
/**
 * The operation.
 */
call: string
/**
 * Arguments beside these.
 */
with?: {
[k: string]: unknown
}
} | null)
/**
 * What people read for the values that are bound first, by field: the `display` of a record. It names people, departments, records and looked-up values.
 */
display?: ({
[k: string]: unknown
} | null)
/**
 * The id that initial values and conditions know as the current user.
 */
user?: (string | null)
/**
 * Ids of the departments of the reader, for conditions and initial values that name them.
 */
departments?: (string[] | null)
/**
 * The same with everything below them.
 */
departmentsBelow?: (string[] | null)
/**
 * Values for initial values and conditions that name a parameter.
 */
params?: ({
[k: string]: unknown
} | null)
}

export interface RecordFormEvents {
change: {
record: {
[k: string]: unknown
}
changed: boolean
/**
 * Of this form, for as long as it is shown: drafts are told apart by it.
 */
key: string
}
submit: {
record: {
[k: string]: unknown
}
/**
 * Of the record what is not as `stored` has it; null or empty for what was emptied.
 */
changes: {
[k: string]: unknown
}
/**
 * As `change` has it.
 */
key: string
}
}

export interface RegionProps {
/**
 * A region of the layout: an Outlet there has it.
 */
name: string
}

export interface RegionEvents {

}

export interface RichTextProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Shown while nothing is entered.
 */
placeholder?: string
/**
 * Lines at least; it grows with the text.
 */
rows?: number
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
/**
 * The text is shown as it is read.
 */
readOnly?: boolean
}

export interface RichTextEvents {
change: {
value: string
}
blur: null
}

export interface ScreenProps {
/**
 * What it shows; its name for people who do not see it.
 */
label: string
/**
 * In px, as it is designed.
 */
width?: number
/**
 * In px, as it is designed.
 */
height?: number
/**
 * Dark or light whatever the person has chosen; `own` follows them.
 */
scheme?: ("dark" | "light" | "own")
}

export interface ScreenEvents {
leave: null
}

export interface SegmentedControlProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * What can be chosen, in this order.
 */
options: {
value: (string | number | boolean)
label: string
icon?: string
/**
 * The label is only read out.
 */
iconOnly?: boolean
}[]
/**
 * How large it is.
 */
size?: ("sm" | "md")
/**
 * As wide as its box.
 */
block?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface SegmentedControlEvents {
change: {
value: (string | number | boolean)
}
}

export interface SelectProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * Shown while nothing is chosen; it can be chosen again unless the field is required.
 */
placeholder?: string
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * What can be chosen, in this order.
 */
options: {
value: (string | number | boolean)
label: string
disabled?: boolean
}[]
/**
 * How large it is.
 */
size?: ("sm" | "md")
/**
 * Name of an icon before the words.
 */
icon?: string
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface SelectEvents {
change: {
value: (string | number | boolean | null)
}
}

export interface SheetColumnsProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * A line below it.
 */
hint?: string
/**
 * The columns as they were proposed, in the order of the sheet.
 */
columns: {
column: string
label?: string
kind?: string
is_required?: boolean
precision?: number
options?: string[]
examples?: string[]
[k: string]: unknown
}[]
/**
 * What a column can be.
 */
kinds: {
value: string
label: string
/**
 * Options are asked for.
 */
hasOptions?: boolean
}[]
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface SheetColumnsEvents {
change: {
value: {
column: string
label: string
kind: string
is_required: boolean
precision: number
options: string[]
}[]
}
}

export interface SheetNotationsProps {
/**
 * The columns, in the order of the sheet, as an import proposes them.
 */
columns: {
column: string
/**
 * `point`, `comma` or `unclear`; null without numbers.
 */
numbers?: (string | null)
/**
 * `dayFirst`, `monthFirst` or `unclear`; null without dates.
 */
dates?: (string | null)
[k: string]: unknown
}[]
/**
 * What the columns become; empty: all count.
 */
mapping?: ({
column: string
to: string
[k: string]: unknown
}[] | null)
/**
 * What columns can become, with what is read in each; columns of a mapping count for the fields that read the same.
 */
fields?: ({
field: string
/**
 * `numbers` or `dates`.
 */
reads?: (string | null)
[k: string]: unknown
}[] | null)
}

export interface SheetNotationsEvents {
change: null
}

export interface ShortcutListProps {

}

export interface ShortcutListEvents {

}

export interface SideNavProps {
/**
 * Its name for screen readers.
 */
label: string
/**
 * The cookie that keeps whether it is open (1) or closed (0) in a wide window; absent: it begins as the state says.
 */
cookie?: string
/**
 * Its colours, whatever the scheme of the page is; `accent` is the color of the theme. Absent: as the page.
 */
tone?: ("light" | "dark" | "accent" | null)
/**
 * The items, or the name of a navigation document that has them.
 */
items?: SideNavPropsitem[]
}
export interface SideNavPropsitem {
id: string
label: string
/**
 * Small text below the label, and a part of the link's name.
 */
note?: string
icon?: string
/**
 * Absent for an item that only has children.
 */
href?: string
current?: boolean
/**
 * A heading above this item and those that follow.
 */
group?: string
shown?: (boolean | null)
/**
 * Items below this one, which is their heading.
 */
children?: SideNavPropsitem[]
}

export interface SideNavEvents {
navigate: {
id: string
href: string
}
}

export interface SignatureProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Address of the picture, where the bound value is none.
 */
src?: (string | null)
/**
 * The answer to the last upload: its ticket, and what is bound from then on, or what went wrong.
 */
uploaded?: ({
ticket?: (string | null)
url?: (string | null)
error?: (string | null)
} | null)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Only the picture, without a way to change it.
 */
readOnly?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface SignatureEvents {
upload: {
ticket: string
/**
 * The picture, a PNG.
 */
file: File
}
change: {
value: string
}
}

export interface SkeletonProps {
/**
 * What it replaces.
 */
shape?: ("text" | "card" | "form")
/**
 * How many lines, cards or fields.
 */
count?: number
}

export interface SkeletonEvents {

}

export interface SliderProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Two handles: it binds `{from, to}`.
 */
range?: boolean
/**
 * At the start of the line.
 */
min?: number
/**
 * At the end of the line; larger than `min`.
 */
max?: number
/**
 * Between two numbers that can be set.
 */
step?: number
/**
 * Behind the number.
 */
unit?: string
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface SliderEvents {
change: {
value: (number | {
from: number
to: number
})
}
}

export interface SpinnerProps {
/**
 * What is going on; absent: loading.
 */
label?: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * How large it is.
 */
size?: ("sm" | "md" | "lg")
/**
 * In the middle of the space that is left.
 */
fill?: boolean
}

export interface SpinnerEvents {

}

export interface SplitProps {
/**
 * Where the main part is; in the centre it is alone.
 */
side?: ("left" | "center" | "right")
/**
 * Widths of the main part and the other.
 */
ratio?: ("1:1" | "1:2" | "2:1" | "1:3" | "3:1" | "2:3" | "3:2")
/**
 * The space between the parts.
 */
gap?: ("none" | "md" | "lg" | "xl" | "2xl")
/**
 * Where the content is.
 */
align?: ("start" | "center" | "stretch")
/**
 * As high as the space that is left.
 */
fill?: boolean
/**
 * What a narrow window does with the part beside.
 */
narrow?: ("stack" | "hideAside" | "asideFirst")
/**
 * The part beside stays in view while the page scrolls.
 */
stickyAside?: boolean
}

export interface SplitEvents {

}

export interface StackProps {
/**
 * Beside one another, or below.
 */
direction?: ("column" | "row")
/**
 * The space between the parts.
 */
gap?: ("none" | "xs" | "sm" | "md" | "lg" | "xl" | "2xl")
/**
 * How the parts are aligned across its direction.
 */
align?: ("start" | "center" | "end" | "stretch" | "baseline")
/**
 * How the parts are aligned along its direction.
 */
justify?: ("start" | "center" | "end" | "between")
/**
 * A row goes on in the next line when it is full.
 */
wrap?: boolean
/**
 * The space between its edge and its content.
 */
padding?: ("none" | "sm" | "md" | "lg" | "xl" | "page")
/**
 * The largest width, centred: 360, 480, 720 or 1120 px.
 */
width?: ("sm" | "md" | "lg" | "xl" | "full")
/**
 * Takes the space that its own parent has left.
 */
grow?: boolean
/**
 * In which windows it is shown: in all, from 992 px on, or below that width.
 */
room?: ("any" | "wide" | "narrow")
/**
 * The HTML element, for those who go from landmark to landmark.
 */
element?: ("div" | "section" | "header" | "footer" | "nav" | "aside" | "main")
/**
 * The name of the landmark, when `element` makes one.
 */
label?: string
}

export interface StackEvents {

}

export interface StatisticProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * The figure; absent or null: a dash.
 */
value?: (number | string | null)
/**
 * Stands after the number.
 */
unit?: string
/**
 * `percent` takes 0.25 for 25 %.
 */
format?: ("decimal" | "percent" | "compact")
/**
 * Digits after the point.
 */
digits?: number
/**
 * Against before, as a share: 0.12 is 12 % more.
 */
change?: (number | null)
/**
 * Which change is good.
 */
better?: ("up" | "down")
/**
 * A line below the number.
 */
hint?: string
/**
 * Name of an icon before the words.
 */
icon?: string
/**
 * The figure is loading: a placeholder replaces it.
 */
loading?: boolean
/**
 * Why the figure could not be loaded.
 */
error?: (string | null)
}

export interface StatisticEvents {
click: null
retry: null
}

export interface StatisticEditorProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Fields that groups and measures may name, as `filters` of a record table has them; absent while they load.
 */
fields: ({
field: string
label: string
kind: ("text" | "code" | "option" | "number" | "boolean" | "date" | "datetime" | "time" | "user" | "department" | "record")
[k: string]: unknown
}[] | null)
/**
 * The most groups; further ones stay in the value and are not shown.
 */
maxGroups?: number
/**
 * The most measures; further ones stay in the value and are not shown.
 */
maxMeasures?: number
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface StatisticEditorEvents {
change: {
value: {
[k: string]: unknown
}
}
}

export interface StepsProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * The steps, in this order.
 * 
 * @minItems 2
 */
steps: [{
id: string
label: string
hint?: string
/**
 * By default those before the bound one are done.
 */
state?: ("done" | "current" | "next" | "wrong")
}, {
id: string
label: string
hint?: string
/**
 * By default those before the bound one are done.
 */
state?: ("done" | "current" | "next" | "wrong")
}, ...({
id: string
label: string
hint?: string
/**
 * By default those before the bound one are done.
 */
state?: ("done" | "current" | "next" | "wrong")
})[]]
/**
 * Beside one another, or below.
 */
direction?: ("row" | "column")
}

export interface StepsEvents {
select: {
step: string
}
}

export interface SwitchProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * `between`: the switch is at the end of the line.
 */
align?: ("start" | "between")
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface SwitchEvents {
change: {
value: boolean
}
}

export interface TableProps {
/**
 * What the rows are; read out as the table's name.
 */
label: string
/**
 * Objects; absent while they load.
 */
rows: (unknown[] | null)
/**
 * The field with the key of a row.
 */
rowKey?: string
/**
 * The rows are all that there are: the table itself sorts, searches and filters them. Otherwise it emits what is wanted, and the call of the list reads it from the state.
 */
complete?: boolean
/**
 * The rows are loading: a placeholder replaces them.
 */
loading?: boolean
/**
 * Why the rows could not be loaded.
 */
error?: (string | null)
/**
 * Whether rows can be chosen: none, one, or several.
 */
selection?: ("none" | "single" | "multiple")
/**
 * Rows on all pages; absent: not counted.
 */
total?: (number | null)
/**
 * How the list counted: `capped` means that 10,000 is "at least".
 */
counting?: ("capped" | "exact")
/**
 * The list's `next_cursor`; absent on the last page.
 */
nextCursor?: (string | null)
/**
 * Sizes of a page to choose from; absent: no choice.
 */
pageSizes?: number[]
/**
 * The order that the list has where `sort` is null, as `sort` spells it: its column shows it.
 */
usualSort?: (string | null)
/**
 * How many rows a page has where `size` is null; absent: 20.
 */
usualSize?: (number | null)
/**
 * Where there is little room, the search stays above the rows, and the nodes of `toolbar` are behind one button.
 */
foldTools?: boolean
/**
 * With `foldTools`: how many of these tools change what is shown, which the button says.
 */
active?: (number | null)
/**
 * The name of the search field.
 */
searchLabel?: string
/**
 * Said where there are no rows.
 */
emptyText?: string
/**
 * How high the rows are.
 */
density?: ("compact" | "regular" | "spacious")
/**
 * Rows grow with what is in them.
 */
wrap?: boolean
/**
 * In px, at most; rows scroll inside.
 */
height?: number
/**
 * It takes the height of what is around it.
 */
fill?: boolean
/**
 * The name under which the user's arrangement is stored on this device: order, widths and choice of the columns, sort and density.
 */
keep?: string
/**
 * People may save named views: sort, filters, search, and how columns and rows are arranged. Kept on this device under `keep`; without it they last as long as the table is shown.
 */
views?: boolean
/**
 * Where there is little room, rows are cards: the first column, or that of `titleField`, is the title, the next four are below it.
 */
cards?: boolean
/**
 * Rows are cards at every width, beside each other where there is room.
 */
gallery?: boolean
/**
 * The field by whose column people know a row; absent: the first column.
 */
titleField?: (string | null)
/**
 * Px of the window that the page needs above and below the rows, so that the pages of the list stay in sight; absent: `height` alone counts.
 */
room?: (number | null)
/**
 * The rows are shown in groups: `rows` of a statistic with one group and a measure `count`. Null: no groups.
 */
groups?: (unknown[] | null)
/**
 * The same with two groups: those of the second one are inside of the first.
 */
innerGroups?: (unknown[] | null)
/**
 * The call that lists the rows of a group that is open: it takes `filter`, `page` and `size`.
 */
groupRows?: ({
/**
 * The operation; it answers a page with `items`.
 */
call: string
/**
 * Arguments beside these; its `filter` is narrowed by the group.
 */
with?: {
[k: string]: unknown
}
} | null)
/**
 * What was computed of all rows and of each group, as `measures` of the statistic name it.
 */
totals?: ({
key: string
function: ("count" | "countDistinct" | "sum" | "avg" | "min" | "max")
/**
 * The column's field.
 */
field?: string
[k: string]: unknown
}[] | null)
/**
 * What people read for each total of all rows, by its key: `totals_display` of the statistic.
 */
totalTexts?: ({
[k: string]: unknown
} | null)
/**
 * What rows are marked with: the `mark` of a row is the index of one of these.
 */
marks?: ({
/**
 * What the mark says; shown beside its colour.
 */
name: string
tone: ("neutral" | "info" | "success" | "warning" | "danger")
[k: string]: unknown
}[] | null)
/**
 * What others did since the rows were read, as the calls of changes answer it. Changed rows are shown as they are now, where they are; for the others a line offers to `reload`.
 */
changes?: ({
/**
 * Rows that take the place of those with the same key.
 */
records?: unknown[]
/**
 * Keys of rows that the list no longer has.
 */
gone?: (string | number)[]
/**
 * Rows that the list has beside those shown; 100 means "at least".
 */
added?: number
/**
 * Other rows that were changed; said of rows in groups alone.
 */
changed?: number
[k: string]: unknown
} | null)
/**
 * People may move, widen and hide columns.
 */
arrange?: boolean
/**
 * How this person has arranged the list: `columns` and `density` as `arrangement` has them, and `widths` in px by field; empty for the design's. While it is there, changes are emitted as `arrange` and nothing is bound to `arrangement`. Null: not stored for the person.
 */
own?: ({
[k: string]: unknown
} | null)
/**
 * The call that finds records for cells with the `editor` `record`, such as `listRelationChoices`: it takes the column's field as `field` and what is typed as `search`.
 */
relations?: ({
/**
 * The operation.
 */
call: string
/**
 * Arguments beside these.
 */
with?: {
[k: string]: unknown
}
} | null)
/**
 * How cells are edited: each by a click, or as in a spreadsheet, by keys, in blocks, pasted and taken back (`editCells`).
 */
editing?: ("click" | "cells")
/**
 * After the last row there is a blank one, with a field for each column that says what it `adds`: Enter emits `addRow`. Not where rows are cards or in groups.
 */
canAdd?: boolean
/**
 * What was wrong with the last new row, as its call says it: `/data/title` is the value of the field `title`; others are about the row.
 */
newRowIssues?: ({
pointer: string
message: string
[k: string]: unknown
}[] | null)
/**
 * With `editing` `cells`: what was wrong with the last change, as its call says it: `/changes/0/cells/1` is the second cell of the first row.
 */
issues?: ({
pointer: string
message: string
[k: string]: unknown
}[] | null)
}

export interface TableEvents {
rowClick: {
row: {
[k: string]: unknown
}
}
addRow: {
/**
 * By field; what is not filled in is not among them.
 */
values: {
[k: string]: unknown
}
}
addInForm: {
values: {
[k: string]: unknown
}
}
news: null
select: {
selection: (string | number)[]
}
sort: {
sort: (string | null)
}
search: {
search: string
}
filter: {
filters: {
[k: string]: unknown
}
}
page: {
page: number
size: number
cursor: (string | null)
}
edit: {
row: {
[k: string]: unknown
}
/**
 * The column's `field`.
 */
column: string
value: (string | number | boolean | string[] | null)
}
arrange: {
columns: {
field: string
width?: number
is_hidden?: boolean
is_pinned?: boolean
}[]
density: ("compact" | "regular" | "spacious" | null)
}
retry: null
reload: null
editCells: {
changes: {
key: (string | number)
row: {
[k: string]: unknown
}
cells: {
field: string
value?: unknown
text?: string
/**
 * In what order the text's date is written, as the person said.
 */
dates?: ("dayFirst" | "monthFirst")
}[]
}[]
}
}

export interface TableDesignProps {
/**
 * Its name, read by screen readers.
 */
label: string
/**
 * The design as it was saved: the identifiers of its fields do not change any more.
 */
saved?: ({
[k: string]: unknown
} | null)
/**
 * Views of tables that a relation may choose from, in groups; without any, relations are not offered.
 */
tables?: ({
label: string
items: {
value: string
label: string
/**
 * The table whose view it is.
 */
table?: string
}[]
}[] | null)
/**
 * Tables whose fields are known, as `getPhysicalTable` answers them; `target` asks for one.
 */
targets?: ({
table_id: string
form_config: {
[k: string]: unknown
}
}[] | null)
/**
 * As `listDepartments` answers: fields for people and departments are narrowed to some of them.
 */
departments?: ({
id: (string | number)
department_name: string
children?: {

}[]
}[] | null)
/**
 * What fields kept that left the form, as `listLeftColumns` answers; shown as a part of its own while there is some.
 */
left?: ({
id: string
field: string
values: number
reason: ("removed" | "converted")
definition?: ({
[k: string]: unknown
} | null)
}[] | null)
/**
 * What the records hold in a field, the most frequent first; the event `values` asks for it.
 */
values?: ({
field: string
values: string[]
/**
 * Whether there are more values than these.
 */
isCut: boolean
} | null)
/**
 * The parts that are edited here, from left to right; without it all of a table's. A logical table has `columns`, `order`, `search` and `detail`.
 * 
 * @minItems 1
 */
parts?: [("fields" | "rules" | "checks" | "fills" | "columns" | "order" | "search" | "detail" | "settings"), ...(("fields" | "rules" | "checks" | "fills" | "columns" | "order" | "search" | "detail" | "settings"))[]]
}

export interface TableDesignEvents {
change: {
design: {
[k: string]: unknown
}
}
target: {
table: string
}
values: {
field: string
}
drop: {
column: string
field: string
name: string
values: number
}
}

export interface TabsProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * The tabs, in this order; `value` is the key of each.
 * 
 * @minItems 1
 */
tabs: [{
id: string
label: string
icon?: string
badge?: (string | number)
}, ...({
id: string
label: string
icon?: string
badge?: (string | number)
})[]]
}

export interface TabsEvents {
change: {
tab: string
}
}

export interface TagProps {
/**
 * The words.
 */
text: string
/**
 * A colour that a person chose, shown as a dot.
 */
color?: string
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface TagEvents {
remove: null
}

export interface TagsBarProps {
/**
 * Absent: "Open pages".
 */
label?: string
/**
 * What it shows, in this order.
 */
items: ({
id: string
label: string
href?: (string | null)
icon?: (string | null)
closable?: boolean
}[] | null)
}

export interface TagsBarEvents {
select: {
id: string
href: string
}
close: {
ids: string[]
current: (string | null)
href: string
}
}

export interface TextProps {
/**
 * The words.
 */
text: (string | number | null)
/**
 * What its colour says.
 */
tone?: ("default" | "muted" | "accent" | "danger" | "success" | "warning")
/**
 * How large it is.
 */
size?: ("xs" | "sm" | "md" | "lg")
/**
 * How bold the words are.
 */
weight?: ("regular" | "medium" | "semibold")
/**
 * Where the content is.
 */
align?: ("start" | "center" | "end")
/**
 * Part of a line, not a paragraph.
 */
inline?: boolean
/**
 * Cuts off after so many lines.
 */
lines?: number
/**
 * Letters of one width, as for code.
 */
mono?: boolean
/**
 * Screen readers announce the text when it changes.
 */
live?: boolean
/**
 * A CSS colour that an administrator chose; anything else is ignored.
 */
color?: string
}

export interface TextEvents {

}

export interface TextAreaProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * Shown while nothing is entered.
 */
placeholder?: string
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * How many lines are seen at once.
 */
rows?: number
/**
 * Shown as a counter.
 */
maxLength?: number
/**
 * Letters of one width, as for code.
 */
mono?: boolean
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: boolean
}

export interface TextAreaEvents {
change: {
value: string
}
blur: null
}

export interface TextFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * Shown while nothing is entered.
 */
placeholder?: string
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * What is entered: the browser checks and offers what fits.
 */
type?: ("text" | "email" | "tel" | "url" | "search")
/**
 * As in HTML: username, email, one-time-code, off …
 */
autocomplete?: string
/**
 * The keyboard that phones show; absent: what fits `type`.
 */
inputMode?: ("text" | "numeric" | "decimal" | "tel" | "email" | "url" | "search")
/**
 * Name of an icon before the words.
 */
icon?: string
/**
 * The most characters that can be entered.
 */
maxLength?: number
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: boolean
}

export interface TextFieldEvents {
change: {
value: string
}
blur: null
}

export interface TextListProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Shown while nothing is entered.
 */
placeholder?: string
/**
 * The lines are objects that have their text in this field; absent: the lines are texts.
 */
field?: string
/**
 * The most entries.
 */
max?: number
/**
 * The most characters of an entry.
 */
maxLength?: number
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface TextListEvents {
change: {
value: unknown[]
}
}

export interface TimeFieldProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * The first that is allowed: `08:00`.
 */
min?: (string | null)
/**
 * The last that is allowed.
 */
max?: (string | null)
/**
 * Seconds between two times; below 60 the value is `hh:mm:ss`.
 */
step?: number
/**
 * The value can be read and copied, and not changed.
 */
readOnly?: boolean
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface TimeFieldEvents {
change: {
value: (string | null)
}
blur: null
}

export interface TimelineProps {
/**
 * The list's name for screen readers.
 */
label?: string
/**
 * What it shows, in this order.
 */
items: {
id: string
title: string
/**
 * A moment (ISO 8601), shown in the reader's own way; other words as they are.
 */
time?: (string | null)
text?: (string | null)
icon?: (string | null)
tone?: ("neutral" | "accent" | "success" | "warning" | "danger")
}[]
}

export interface TimelineEvents {

}

export interface ToolbarProps {
/**
 * Its name for screen readers.
 */
label?: string
/**
 * Stays in view below the header.
 */
sticky?: boolean
/**
 * A surface of its own.
 */
framed?: boolean
}

export interface ToolbarEvents {

}

export interface TooltipProps {
/**
 * Absent or empty: there is none.
 */
text: (string | null)
/**
 * Where it opens.
 */
place?: ("top" | "bottom")
/**
 * Only for a text of more characters, such as a title that does not fit.
 */
over?: number
}

export interface TooltipEvents {

}

export interface TreeProps {
/**
 * What the nodes are; read out as the tree's name.
 */
label: string
/**
 * Objects, nested or each with the id of its parent; absent while they load. `icon`, `hint`, `disabled` and `lazy` (children come when it is opened) are read by these names.
 */
nodes: (unknown[] | null)
/**
 * The field with the key of a node.
 */
idField?: string
/**
 * The field with the text.
 */
labelField?: string
/**
 * The field with the id of the parent.
 */
parentField?: string
/**
 * The field with nested nodes.
 */
childrenField?: string
/**
 * What is open at first, unless that is bound.
 */
startOpen?: ("none" | "roots" | "all")
/**
 * Whether rows can be chosen: none, one, or several.
 */
selection?: ("none" | "single" | "multiple")
/**
 * Every node has a box.
 */
checkable?: boolean
/**
 * A box checks all that is below it, and is half checked when only some of it is.
 */
cascade?: boolean
/**
 * Nodes can be moved: dragged, or with Alt and the arrow keys.
 */
draggable?: boolean
/**
 * A line below it that says how nodes are moved, while they can be; not shown where a finger is the only pointer.
 */
moveHint?: string
/**
 * Shows what has this in its text, and what it is in.
 */
query?: (string | null)
/**
 * In px, at most; nodes scroll inside.
 */
height?: number
/**
 * Said where there are no nodes.
 */
emptyText?: string
}

export interface TreeEvents {
select: {
id: (string | number)
node: {
[k: string]: unknown
}
}
check: {
ids: (string | number)[]
}
load: {
id: (string | number)
}
move: {
id: (string | number)
parent: (string | number | null)
index: number
before: (string | number | null)
nodes: {
[k: string]: unknown
}[]
}
}

export interface TreeSelectProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Shown while nothing is entered.
 */
placeholder?: string
/**
 * Objects, nested or each with the id of its parent; absent while they load. `icon`, `hint`, `disabled` and `lazy` (children come when it is opened) are read by these names.
 */
nodes: (unknown[] | null)
/**
 * The field with the key of a node.
 */
idField?: string
/**
 * The field with the text.
 */
labelField?: string
/**
 * The field with the id of the parent.
 */
parentField?: string
/**
 * The field with nested nodes.
 */
childrenField?: string
/**
 * What is open at first, unless that is bound.
 */
startOpen?: ("none" | "roots" | "all")
/**
 * Several can be chosen: the bound value is a list.
 */
multiple?: boolean
/**
 * Of several: a node brings all that is below it.
 */
cascade?: boolean
/**
 * Only nodes without children can be chosen.
 */
leavesOnly?: boolean
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface TreeSelectEvents {
change: {
value: (string | number | unknown[] | null)
}
load: {
id: (string | number)
}
blur: null
}

export interface TreeTableProps {
/**
 * What the nodes are; read out as the table's name.
 */
label: string
/**
 * Objects, nested or each with the id of its parent; absent while they load. `disabled` and `lazy` (children load when it is expanded) are read by these names.
 */
nodes: (unknown[] | null)
/**
 * The field with the key of a node.
 */
idField?: string
/**
 * The field with the text that typed letters are compared with.
 */
labelField?: string
/**
 * The field with the id of the parent.
 */
parentField?: string
/**
 * The field with nested nodes.
 */
childrenField?: string
/**
 * What is expanded at first, unless that is bound.
 */
startOpen?: ("none" | "roots" | "all")
/**
 * Whether rows can be selected: none, one, or several.
 */
selection?: ("none" | "single" | "multiple")
/**
 * The nodes are loading.
 */
loading?: boolean
/**
 * Why the nodes could not be loaded.
 */
error?: (string | null)
/**
 * Shown where there are no nodes.
 */
emptyText?: string
/**
 * In px, at most; rows scroll inside.
 */
height?: number
}

export interface TreeTableEvents {
rowClick: {
row: {
[k: string]: unknown
}
}
select: {
selection: (string | number)[]
}
sort: {
sort: (string | null)
}
load: {
id: (string | number)
}
retry: null
}

export interface UserPickerProps {
/**
 * Its name, shown and read by screen readers.
 */
label: string
/**
 * Only screen readers get the label.
 */
labelHidden?: boolean
/**
 * A line below it that says what to enter.
 */
hint?: string
/**
 * Shown while nothing is entered.
 */
placeholder?: string
/**
 * As the lists of people answer: `id` and `real_name`, and where they are there `username`, `avatar`, `departments` and `disabled`. Absent while they load.
 */
people: (unknown[] | null)
/**
 * People who may be bound and are not in the list (yet), in the same shape: their names are shown.
 */
chosen?: (unknown[] | null)
/**
 * Several can be chosen: the bound value is a list.
 */
multiple?: boolean
/**
 * How many may be chosen, of several.
 */
max?: number
/**
 * The list is in parts, by each person's first department.
 */
grouped?: boolean
/**
 * More people are loading.
 */
loading?: boolean
/**
 * There are more people than the list has; who searches finds them.
 */
hasMore?: boolean
/**
 * Why the people could not be loaded.
 */
error?: (string | null)
/**
 * An empty value is an issue; a mark after the label says so.
 */
required?: boolean
/**
 * Shown, but it cannot be used or changed.
 */
disabled?: boolean
}

export interface UserPickerEvents {
change: {
value: (string | number | unknown[] | null)
}
search: {
text: string
}
retry: null
blur: null
}

export interface VersionListProps {
/**
 * The versions, the newest first.
 */
versions: {
id: string
/**
 * ISO time in UTC.
 */
at: string
author?: (string | null)
comment?: (string | null)
/**
 * This one holds now.
 */
current?: boolean
}[]
/**
 * Shown when there is no version.
 */
emptyText?: string
}

export interface VersionListEvents {
restore: {
id: string
}
}

export interface ViewBarProps {
/**
 * As `listMenuViews` answers them; absent while they load.
 */
views: ({
id: string
name: string
is_shared?: boolean
is_default?: boolean
may_change?: boolean
version?: number
settings?: {
[k: string]: unknown
}
[k: string]: unknown
}[] | null)
/**
 * How this person has arranged the list without a view, as the table's `own`: a view that is made of it has these `columns` and `density`.
 */
own?: ({
[k: string]: unknown
} | null)
/**
 * Whether views can be saved for everybody.
 */
canShare?: boolean
}

export interface ViewBarEvents {
choose: {
id: (string | null)
}
create: {
name: string
is_shared: boolean
settings: {
[k: string]: unknown
}
}
save: {
id: string
version: number
settings: {
[k: string]: unknown
}
}
remove: {
id: string
}
rename: {
id: string
version: number
name: string
}
openFirst: {
id: string
version: number
is_default: boolean
}
}
