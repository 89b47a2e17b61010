import { Link, useNavigate } from '@tanstack/react-router';
import { Import, PenLine, UserPlus } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { firstCardBody } from '../../../contract/first-card.ts';
import { checkLater } from '../../check-later.ts';
import { type CardWish, keepWish, readWish } from '../../first-card/kept-wish.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Envelope } from '../../ui/envelope.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { FirstSteps } from './first-steps.tsx';
import { useFirstCard } from './use-first-card.ts';

const check = checkLater(async () => (await import('../../../contract/first-card.ts')).firstCardBody);

/** Home for a new user: one contact, one day, and the card for it at once; or many contacts from a file. */
export function EmptyDashboard() {
  const navigate = useNavigate();
  const [wish] = useState(readWish);
  const making = useFirstCard();
  const drawnFor = wish && making.isPending ? wish.name : null;
  return (
    <div className="mx-auto grid max-w-2xl justify-items-center pt-4 text-center md:pt-8">
      <Envelope width={168} />
      <h1 className="mt-7 max-w-[9em]">
        {drawnFor ? `Drawing ${drawnFor}’s card` : 'Who would you like to remember?'}
      </h1>
      {drawnFor && (
        <p role="status" className="mt-4 max-w-md text-base text-ink-soft">
          It takes a few seconds. Then you look at it, and nothing is sent until you approve it.
        </p>
      )}
      <div hidden={drawnFor !== null} className="w-full">
        <p className="mx-auto mt-4 max-w-md text-base text-ink-soft">
          Add someone you love and one date that matters. Fondly drafts the card in time, and nothing is sent until you
          approve it.
        </p>
        <FirstSteps people={0} hasDay={false} hasCard={false} />
        <FirstCardForm wish={wish} making={making} />
        <div data-needs="contacts" className="mt-6 flex flex-wrap justify-center gap-3">
          <Link to="/people/add" className={buttonClass('wax', 'lg')}>
            <UserPlus size={18} strokeWidth={1.6} aria-hidden />
            Add Friends & Family
          </Link>
          <Button
            variant="line"
            size="lg"
            icon={<Import size={18} strokeWidth={1.6} aria-hidden />}
            onClick={() => void navigate({ to: '/people/import' })}
          >
            Import my address book
          </Button>
        </div>
      </div>
    </div>
  );
}

type Form = z.input<typeof firstCardBody>;

/** Makes a card from a name and a birthday. The card that a visitor tried before registering is made at once. */
function FirstCardForm({ wish, making }: { wish: CardWish | null; making: ReturnType<typeof useFirstCard> }) {
  const form = useForm<Form, unknown, z.output<typeof firstCardBody>>({
    resolver: check,
    defaultValues: { name: wish?.name ?? '', birthday: wish?.birthday ?? '', email: '' },
  });
  const { errors } = form.formState;
  const make = form.handleSubmit((body) => making.mutate(body, { onError: (error) => showFieldErrors(error, form) }));
  const makeWish = useEffectEvent(() => {
    if (!wish || !readWish()) return;
    // Once only: a reload shows the filled form instead.
    keepWish(null);
    void make();
  });
  useEffect(() => makeWish(), []);
  return (
    <Panel className="mt-7 w-full text-start">
      <form noValidate className="grid gap-4.5" onSubmit={(event) => void make(event)}>
        <div className="grid gap-4.5 sm:grid-cols-2">
          <Field label="Their name" error={errors.name?.message}>
            <TextInput dir="auto" autoComplete="off" {...form.register('name')} />
          </Field>
          <Field label="Their birthday" error={errors.birthday?.message}>
            <Controller
              control={form.control}
              name="birthday"
              render={({ field }) => <DateInput ref={field.ref} value={field.value} onValueChange={field.onChange} />}
            />
          </Field>
          <Field
            label="Their email"
            optional
            className="sm:col-span-2"
            hint="The card arrives here. You can add it later."
            error={errors.email?.message}
          >
            <TextInput type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
          </Field>
        </div>
        {making.error && Object.keys(errors).length === 0 && (
          <ErrorNote title="The card could not be made">{making.error.message} Nothing you typed is lost.</ErrorNote>
        )}
        <Button
          type="submit"
          size="lg"
          className="justify-self-start max-md:w-full"
          icon={<PenLine size={18} strokeWidth={1.6} aria-hidden />}
          busy={making.isPending}
          busyLabel="Drawing the card..."
        >
          Draw their card
        </Button>
      </form>
    </Panel>
  );
}
