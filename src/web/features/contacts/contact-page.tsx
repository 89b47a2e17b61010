import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil, PenLine } from 'lucide-react';
import type { KnownPersonView } from '../../../contract/people.ts';
import { ReviewItemSkeleton } from '../../card-list/review-item.tsx';
import { personQuery } from '../../queries/people.queries.ts';
import { Page } from '../../shell/page.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { BackLink } from '../../ui/back-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useLater } from '../../ui/use-later.ts';
import { CardSections } from './card-sections.tsx';
import { ContactInfo } from './contact-info.tsx';
import { ContactLoadError } from './contact-load-error.tsx';
import { ContactMenu } from './contact-menu.tsx';
import { DatesPanel } from './dates-panel.tsx';
import { KnownPanel } from './known/known-panel.tsx';
import { relationshipLine } from './relationship-line.ts';

const loadHousehold = () => import('./households/household-panel.tsx').then(({ HouseholdPanel }) => HouseholdPanel);
const loadHome = () => import('./households/home-panel.tsx').then(({ HomePanel }) => HomePanel);
const loadInTouch = () => import('./in-touch/in-touch-panel.tsx').then(({ InTouchPanel }) => InTouchPanel);
const loadMoments = () => import('./moments/moments-panel.tsx').then(({ MomentsPanel }) => MomentsPanel);
const loadRelations = () => import('./relations/relations-panel.tsx').then(({ RelationsPanel }) => RelationsPanel);
const loadMissedDates = () => import('./missed-dates-note.tsx').then(({ MissedDatesNote }) => MissedDatesNote);

const columns =
  'grid grid-cols-1 items-start gap-y-8 md:grid-cols-[minmax(0,1fr)_304px] md:gap-x-10 wide:grid-cols-[minmax(0,1fr)_624px]';

/** One contact with their details, dates and cards. */
export function ContactPage({ id }: { id: string }) {
  const person = useQuery(personQuery(id));
  return (
    <Page>
      <BackLink to="/people">My Contacts</BackLink>
      {person.isPending && <ContactSkeleton />}
      <ContactLoadError query={person} />
      {person.data && <Contact person={person.data} />}
    </Page>
  );
}

function Contact({ person }: { person: KnownPersonView }) {
  const MissedDatesNote = useLater(loadMissedDates);
  const isHousehold = person.kind === 'household';
  const HouseholdPanel = useLater(loadHousehold, isHousehold);
  const HomePanel = useLater(loadHome);
  const InTouchPanel = useLater(loadInTouch);
  const RelationsPanel = useLater(loadRelations);
  const MomentsPanel = useLater(loadMoments);
  return (
    <>
      <ContactHead person={person} />
      {MissedDatesNote && <MissedDatesNote key={person.id} person={person} />}
      <div className={columns}>
        <aside className="grid grid-cols-1 items-start gap-4 md:order-1 wide:grid-cols-2" aria-label="Contact details">
          <div className="grid grid-cols-1 gap-4">
            <ContactInfo person={person} />
            {isHousehold && HouseholdPanel && <HouseholdPanel person={person} />}
            <KnownPanel person={person} />
          </div>
          <div className="grid grid-cols-1 gap-4">
            <DatesPanel person={person} />
            {/* These come later, and push down nothing that is read by then. */}
            {!isHousehold && HomePanel && <HomePanel person={person} />}
            {RelationsPanel && !isHousehold && <RelationsPanel key={person.id} person={person} />}
            {InTouchPanel && !person.about.hasDied && <InTouchPanel person={person} />}
          </div>
        </aside>
        <div className="grid grid-cols-1 gap-9 md:gap-11">
          <CardSections personId={person.id} />
          {MomentsPanel && <MomentsPanel key={person.id} person={person} />}
        </div>
      </div>
    </>
  );
}

function ContactHead({ person }: { person: KnownPersonView }) {
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4 md:mb-9 md:gap-6">
      <Avatar name={person.name} imageUrl={person.imageUrl} size="xl" />
      <div className="min-w-0 flex-1 basis-48">
        <h1>
          <bdi>{person.name}</bdi>
        </h1>
        <p className="mt-0.5 text-ink-soft">{relationshipLine(person, true)}</p>
      </div>
      <div className="page-acts">
        <Link
          to="/people/$id/edit"
          data-needs="contacts"
          params={{ id: String(person.id) }}
          className={buttonClass('line')}
        >
          <Pencil size={18} strokeWidth={1.6} aria-hidden />
          Edit
        </Link>
        <Link to="/cards/create" data-needs="cards" search={{ personId: person.id }} className={buttonClass('ink')}>
          <PenLine size={18} strokeWidth={1.6} aria-hidden />
          Create a Card
        </Link>
        <span data-needs="contacts">
          <ContactMenu person={person} />
        </span>
      </div>
    </div>
  );
}

/** The placeholder while the contact loads. */
function ContactSkeleton() {
  return (
    <SkeletonGroup label="Loading contact...">
      <div className="mb-9 flex items-center gap-6">
        <Skeleton className="size-23 flex-none rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-9 max-w-72" />
          <Skeleton className="h-5 max-w-40" />
        </div>
      </div>
      <div className={columns}>
        <Skeleton className="h-64 rounded-panel md:order-1" />
        <ReviewItemSkeleton />
      </div>
    </SkeletonGroup>
  );
}
