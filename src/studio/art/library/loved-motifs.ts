import type { About } from '../../../contract/about.ts';
import { mentions, namesTopic } from '../../words/never-mention.ts';
import { findTopic } from '../../words/read-topics.ts';
import { topicsInNotes } from '../../words/topics-in-notes.ts';
import { isMotif } from './load-motif.ts';
import { readPrompt } from './read-prompt.ts';

/**
 * The motifs of what somebody loves: chosen or typed topics first, then those recognised in the notes; none that must
 * never be mentioned.
 */
export function lovedMotifs(about: Partial<About>, notes: string): string[] {
  const { topics = [], ownTopics = [], notFromNotes = [], neverMention = [] } = about;
  const noted = topicsInNotes(notes).filter((id) => !topics.includes(id) && !notFromNotes.includes(id));
  const ofTopic = (id: string): string[] => {
    const topic = findTopic(id);
    return topic && isMotif(topic.motif) && !namesTopic(neverMention, topic) ? [topic.motif] : [];
  };
  const typed = ownTopics
    .filter((words) => !mentions(words, neverMention))
    .flatMap((words) => readPrompt(words).things.map(({ motif }) => motif));
  return [...new Set([...topics.flatMap(ofTopic), ...typed, ...noted.flatMap(ofTopic)])];
}
