import { Link } from '@tanstack/react-router';
import { Clock, HandHeart, Languages, Mail, MailX, MapPin, NotebookPen, Phone, Tags } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KnownPersonView } from '../../../contract/people.ts';
import { t } from '../../../contract/translate.ts';
import { reachLists, reachText } from '../../../domain/reach.ts';
import { reachLabelWords } from '../../../domain/reach-label.ts';
import { languageName } from './language-name.ts';

/** How to reach a contact, and the notes about them. */
export function ContactInfo({ person }: { person: KnownPersonView }) {
  const { greetingName, timeZone, language, groups, notes, quietEmails, ownFields } = person;
  const { emails, phones, addresses } = reachLists(person);
  const nothing = emails.length + phones.length + addresses.length === 0;
  return (
    <section className="panel" aria-labelledby="contact-info">
      <h2 id="contact-info" className="mb-4">
        Contact Info
      </h2>
      <ul className="grid grid-cols-1 divide-y divide-line text-sm">
        {emails.length > 0 && (
          <InfoRow icon={<Mail size={18} strokeWidth={1.6} aria-hidden />} label="Email">
            {emails.map(({ value, label }, at) => (
              <Reached
                key={value}
                label={label}
                isPreferred={at === 0 && emails.length > 1}
                note={quietEmails.find(({ email }) => email === value)?.reason}
              >
                <a
                  href={`mailto:${encodeURIComponent(value).replaceAll('%40', '@')}`}
                  className="touch break-words hover:underline"
                >
                  {value}
                </a>
              </Reached>
            ))}
          </InfoRow>
        )}
        {person.unsubscribed && (
          <InfoRow icon={<MailX size={18} strokeWidth={1.6} aria-hidden />} label="Unsubscribed">
            Asked not to get any more cards from you
          </InfoRow>
        )}
        {phones.length > 0 && (
          <InfoRow icon={<Phone size={18} strokeWidth={1.6} aria-hidden />} label="Phone">
            {phones.map(({ value, label }, at) => (
              <Reached key={value} label={label} isPreferred={at === 0 && phones.length > 1}>
                <a href={`tel:${value.replace(/[^\d+*#,;]/g, '')}`} className="touch hover:underline">
                  <bdi>{value}</bdi>
                </a>
              </Reached>
            ))}
          </InfoRow>
        )}
        {addresses.length > 0 && (
          <InfoRow icon={<MapPin size={18} strokeWidth={1.6} aria-hidden />} label="Address">
            {addresses.map((address, at) => (
              <Reached key={reachText(address)} label={address.label} isPreferred={at === 0 && addresses.length > 1}>
                <span className="whitespace-pre-line" dir="auto">
                  {person.addressLines[at]?.join('\n')}
                </span>
              </Reached>
            ))}
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
        {ownFields.map(({ label, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields may be equal
          <li key={at} className="py-3.5 first:pt-0 last:pb-0">
            <p className="text-ink-faint wrap-anywhere" dir="auto">
              {label}
            </p>
            <p className="wrap-anywhere" dir="auto">
              {value}
            </p>
          </li>
        ))}
        {nothing && (
          <li className="py-3.5 text-ink-soft first:pt-0 last:pb-0">
            No email, phone or address yet.{' '}
            <Link to="/people/$id/edit" data-needs="contacts" params={{ id: String(person.id) }} className="link">
              Add them
            </Link>
          </li>
        )}
      </ul>
    </section>
  );
}

const quietWords = { unsubscribed: t`gets no cards: unsubscribed`, bounced: t`gets no cards: an email came back` };

/** An email, phone or address with its label; of several, the preferred one says so. */
function Reached({
  label,
  isPreferred,
  note,
  children,
}: {
  label: string | null;
  isPreferred: boolean;
  note?: keyof typeof quietWords | undefined;
  children: ReactNode;
}) {
  const words = [label && reachLabelWords(label), isPreferred && t`preferred`, note && quietWords[note]].filter(
    Boolean,
  );
  return (
    <div className="not-first:mt-2.5">
      {children}
      {words.length > 0 && (
        <span className="block text-xs text-ink-faint" dir="auto">
          {sentence(words.join(', '))}
        </span>
      )}
    </div>
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function InfoRow({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-4 py-3.5 first:pt-0 last:pb-0">
      <span className="mt-px text-ink-faint">{icon}</span>
      <span className="sr-only">{t`${label}: ${''}`}</span>
      <div className="min-w-0 flex-1 leading-5">{children}</div>
    </li>
  );
}
