import type { Facts, Idea } from '../../idea.ts';
import { ideasFor } from '../../idea.ts';
import { everyone } from '../audiences.ts';

type Make = ReturnType<typeof ideasFor>;

/** Makes ideas for one kind of good news, and for no other. */
export function ideasOn(occasion: string): (...[name, kind, says]: Parameters<Make>) => Idea {
  const make = ideasFor('congratulations', everyone);
  const when = ({ occasionType }: Facts) => occasionType === occasion;
  return (name, kind, says) => make(`${occasion}-${name}`, kind, says, { when });
}
