import { relationships } from '../../../contract/vocabulary.ts';
import { relationshipLabel } from '../../../domain/relationship.ts';
import { relationshipSynonyms } from '../../../domain/relationship-synonyms.ts';
import type { Option } from '../../ui/option.tsx';

/** Every relationship to choose from, found by its synonyms too. */
export const relationshipOptions: Option[] = relationships.map((slug) => ({
  value: slug,
  label: relationshipLabel(slug),
  keywords: relationshipSynonyms[slug],
}));
