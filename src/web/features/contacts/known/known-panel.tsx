import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KnownPersonView } from '../../../../contract/people.ts';
import { inSentence } from '../../../../domain/in-sentence.ts';
import { topicsQuery } from '../../../queries/topics.queries.ts';
import { missingQuestions, petWords, topicNames } from './known-words.ts';

/** Shows what is known about a contact, and asks for what is missing. */
export function KnownPanel({ person }: { person: KnownPersonView }) {
  const { about, topicsInNotes } = person;
  const catalogue = useQuery(topicsQuery).data;
  const loves = [...topicNames(about.topics, catalogue), ...about.ownTopics];
  const noted = topicNames(
    topicsInNotes.filter((id) => !about.topics.includes(id)),
    catalogue,
  );
  const missing = about.hasDied ? [] : missingQuestions(about, topicsInNotes);
  const pets = about.pets.map(({ name, kind }) => `${name} (${inSentence(petWords[kind])})`);
  return (
    <section className="panel" aria-labelledby="known">
      <h2 id="known" className="mb-4">
        About them
      </h2>
      {about.hasDied && (
        <p className="mb-3.5 text-sm">
          They have died. No birthday or holiday cards are made any more; memorial days go on. A card that is approved
          already still goes out unless you skip it.
        </p>
      )}
      <dl className="grid grid-cols-1 gap-3 text-sm">
        <Known term="Loves" lines={[loves.join(', ')]} />
        <Known term="From your notes" lines={[noted.join(', ')]} />
        <Known term="Pets" lines={[pets.join(', ')]} />
        <Known term="Calls you" lines={[about.callsMe ?? '']} />
        <Known term="You sign" lines={[about.signAs ?? '']} />
        <Known term="Memories" lines={about.memories} />
        <Known term="Never mention" lines={[about.neverMention.join(', ')]} />
      </dl>
      {missing.length > 0 && (
        <ul data-needs="contacts" className="mt-3.5 grid gap-1 text-sm first-of-type:mt-0">
          {missing.map(({ question, field }) => (
            <li key={question}>
              <Link
                to="/people/$id/edit"
                params={{ id: String(person.id) }}
                hash={field}
                className="link touch inline-flex min-h-9 items-center gap-1.5"
              >
                <Plus size={16} strokeWidth={1.8} aria-hidden />
                {question}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Known({ term, lines }: { term: string; lines: readonly string[] }): ReactNode {
  const told = lines.filter((line) => line !== '');
  if (told.length === 0) return null;
  return (
    <div>
      <dt className="text-ink-faint">{term}</dt>
      {told.map((line) => (
        <dd key={line} dir="auto" className="break-words">
          {line}
        </dd>
      ))}
    </div>
  );
}
