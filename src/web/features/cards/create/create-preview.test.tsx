import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type CreateForm, emptyForm } from './create-form-state.ts';
import { CreatePreview } from './create-preview.tsx';
import { birthday, facts, mum } from './example-facts.ts';
import { viewForm } from './form-view.ts';

const ready = emptyForm({ personId: mum.id, dateId: birthday.id });
const focus = { x: 0.5, y: 0.5 };

function preview(form: CreateForm, around = facts, photo: string | null = null): string {
  return renderToStaticMarkup(
    <CreatePreview
      view={viewForm(form, around)}
      way={form}
      imageUrl="/api/images/style"
      insteadUrl={null}
      photo={photo === null ? null : { url: photo, focus }}
      credits="It takes one credit."
    >
      <button type="submit">Create Card</button>
    </CreatePreview>,
  );
}
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test.each<[Partial<CreateForm>, string]>([
  [{}, 'by email on'],
  [{ digitalDeliveryType: null }, 'by email on'],
  [{ digitalDeliveryType: 'text' }, 'by text message on'],
  [{ deliveryMethod: 'physical' }, 'by post on'],
])('the preview of a card with %j says how it goes to Margaret: %s', (change, by) => {
  expect(words(preview({ ...ready, ...change }))).toContain(`For Margaret , ${by} Dec 4, 2026`);
});

test('the preview shows no day if the date has no next occurrence', () => {
  const dates = [{ ...birthday, nextOccurrence: null }];
  expect(words(preview(ready, { ...facts, dates }))).toMatch(/For Margaret , by email (?!on)/);
});

test('without a contact the preview says what to choose', () => {
  const empty = words(preview(emptyForm({})));
  expect(empty).toContain('Your card');
  expect(empty).toContain('Choose a contact and a date.');
  expect(empty).not.toContain('by email');
});

test('the preview shows the title, the cost and the buttons', () => {
  const all = words(preview({ ...ready, ownTitle: 'For you, Mum' }));
  expect(all).toContain('For you, Mum');
  expect(all).toContain('Generation may take a few minutes. It takes one credit.');
  expect(all).toContain('Create Card');
});

test("the photo replaces the style's picture", () => {
  expect(preview(ready)).toContain('src="/api/images/style"');
  const withPhoto = preview(ready, facts, 'blob:photo');
  expect(withPhoto).toContain('src="blob:photo"');
  expect(withPhoto).not.toContain('/api/images/style');
});
