import { type SimpleStyle, simpleStyles } from '../../../../../contract/styles.ts';
import { type CardCategory, cardCategories } from '../../../../../contract/vocabulary.ts';
import { cardCategoryLabels } from '../../../../../domain/card-category.ts';
import { simpleStyleLabels } from '../../../../../domain/styles.ts';

type Named<Id extends string> = readonly { id: Id; name: string }[];

const builtInCategories = cardCategories.map((id) => ({ id, name: cardCategoryLabels[id] }));
const builtInStyles = simpleStyles.map((id) => ({ id, name: simpleStyleLabels[id] }));

/** What the simple form offers; where the call fails, the built-in list stands in (specification 2, section 3). */
export function offeredCategories(read: Named<CardCategory> | undefined): Named<CardCategory> {
  return read ?? builtInCategories;
}

/** The styles of the simple form, in the same way. */
export function offeredStyles(read: Named<SimpleStyle> | undefined): Named<SimpleStyle> {
  return read ?? builtInStyles;
}
