import { Link } from '@tanstack/react-router';
import { Clock, HandHeart, Languages, Mail, MailX, MapPin, NotebookPen, Phone, Tags } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PersonView } from '../../../contract/people.ts';
import { languageName } from './language-name.ts';

/** How to reach a contact, and the notes about them. */
export function ContactInfo({ person }: { person: PersonView }) {
  const { greetingName, email, phone, address, timeZone, language, groups, notes } = person;
  const nothing = !email && !phone && !address;
  return (
    <section className="panel" aria-labelledby="contact-info">
      <h2 id="contact-info" className="mb-4">
        Contact Info
      </h2>
      <ul className="grid grid-cols-1 divide-y divide-line text-sm">
        {email && (
          <InfoRow icon={<Mail size={18} strokeWidth={1.6} aria-hidden />} label="Email">
            <a
              href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}
              className="touch break-words hover:underline"
            >
              {email}
            </a>
          </InfoRow>
        )}
        {person.unsubscribed && (
          <InfoRow icon={<MailX size={18} strokeWidth={1.6} aria-hidden />} label="Unsubscribed">
            Asked to get no more cards from you
          </InfoRow>
        )}
        {phone && (
          <InfoRow icon={<Phone size={18} strokeWidth={1.6} aria-hidden />} label="Phone">
            <a href={`tel:${phone.replace(/[^\d+*#,;]/g, '')}`} className="touch hover:underline">
              <bdi>{phone}</bdi>
            </a>
          </InfoRow>
        )}
        {address && (
          <InfoRow icon={<MapPin size={18} strokeWidth={1.6} aria-hidden />} label="Address">
            <span className="whitespace-pre-line" dir="auto">
              {address}
            </span>
          </InfoRow>
        )}
        {greetingName && (
          <InfoRow icon={<HandHeart size={18} strokeWidth={1.6} aria-hidden />} label="Greeting">
            Greeted as <bdi>{greetingName}</bdi>
          </InfoRow>
        )}
        {timeZone && (
          <InfoRow icon={<Clock size={18} strokeWidth={1.6} aria-hidden />} label="Time zone">
            {timeZone.replaceAll('_', ' ')}
          </InfoRow>
        )}
        {language && (
          <InfoRow icon={<Languages size={18} strokeWidth={1.6} aria-hidden />} label="Language">
            {languageName(language)}
          </InfoRow>
        )}
        {groups.length > 0 && (
          <InfoRow icon={<Tags size={18} strokeWidth={1.6} aria-hidden />} label="Groups">
            <span className="flex flex-wrap gap-x-3">
              {groups.map((group) => (
                <Link key={group} to="/people" search={{ group }} className="touch break-words hover:underline">
                  <bdi>{group}</bdi>
                </Link>
              ))}
            </span>
          </InfoRow>
        )}
        {notes && (
          <InfoRow icon={<NotebookPen size={18} strokeWidth={1.6} aria-hidden />} label="Notes">
            <span className="line-clamp-6 whitespace-pre-line text-ink-soft" dir="auto">
              {notes}
            </span>
          </InfoRow>
        )}
        {nothing && (
          <li className="py-3.5 text-ink-soft first:pt-0 last:pb-0">
            No email, phone or address yet.{' '}
            <Link to="/people/$id/edit" params={{ id: String(person.id) }} className="link">
              Add them
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

function InfoRow({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-4 py-3.5 first:pt-0 last:pb-0">
      <span className="mt-px text-ink-faint">{icon}</span>
      <span className="sr-only">{label}: </span>
      <div className="min-w-0 flex-1 leading-5">{children}</div>
    </li>
  );
}
