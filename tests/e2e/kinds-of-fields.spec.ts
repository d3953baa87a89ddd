import { press, pressKey, pressTool, clickTwice, typeText } from './controls.ts';
import { expect, speak, test, widths } from './fixtures.ts';
import { field, makeRecords } from './make-records.ts';

test.use({ viewport: widths.desktop });

const repairs = {
  title: 'Repairs',
  fields: [
    field('title', 'Title', { type: 'text' }),
    field('share', 'Share', { type: 'percent', precision: 1 }),
    field('spent', 'Time spent', { type: 'duration' }),
  ],
  records: [{ title: 'Pump', share: 0.125, spent: 5400 }],
};

test('TABLE-28 REC-07 percents and durations are shown, typed in a form and changed in a cell as people write them', {
  tag: '@whole',
}, async ({ page, enter, owner }) => {
  const { appId, menuId } = await makeRecords(owner, 'Kinds of fields', repairs);
  await speak(page, 'en-US');
  await enter(page, owner.username, `/m/${menuId}?appid=${appId}`);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(row('Pump')).toContainText('12.5%');
  await expect(row('Pump')).toContainText('1:30');

  await press(page, 'Add record');
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Title' }).fill('Valve');
  await form.getByRole('spinbutton', { name: 'Share' }).fill('7.5');
  const spent = form.getByRole('spinbutton', { name: 'Time spent' });
  await spent.fill('90');
  await pressKey(spent, 'Tab');
  await expect(spent, 'what could be minutes or hours is asked').toHaveAccessibleDescription(/90 min or 1.5 h/);
  await spent.fill('45 min');
  await pressKey(spent, 'Tab');
  await expect(spent).toHaveValue('0:45');
  await press(form, 'Save');
  await expect(row('Valve')).toContainText('7.5%');
  await expect(row('Valve')).toContainText('0:45');

  await pressTool(page, 'Edit cells');
  await clickTwice(row('Valve').getByRole('gridcell', { name: '0:45' }));
  await pressKey(page, 'Control+a');
  await typeText(page, '2 h');
  await pressKey(page, 'Enter');
  await expect(row('Valve')).toContainText('2:00');
});
