import type { Side } from '../../data/findConflicts.ts';
import type { Versions } from '../../resource/editing/mergeOrder.ts';
import type { Choices } from '../../resource/editing/useWholeEdit.ts';
import type { FlatHelp } from './helpTree.ts';

interface ConflictSides {
  /**
   * `position`: both moved it, or each into the other's; `order`: both moved the same rows; `removedByMe` and
   * `removedByThem`: the other one changed it, or something in it.
   */
  about: 'title' | 'text' | 'position' | 'order' | 'removedByMe' | 'removedByThem';
  /** null: the top level. */
  key: string | null;
  before?: string | undefined;
  /** What stays when mine does: a text, the entry it stands in ('' at the top), or an order. */
  mine: string;
  theirs: string;
}

/** Something of which only one version can stay. */
export interface HelpConflict extends ConflictSides {
  /** Another one as soon as their side is another: then it has to be chosen again. */
  id: string;
  /** What the entry is called; '' at the top. */
  title: string;
}

/** What stays before anybody chose: nothing is lost by it. */
export const defaultSide = (about: ConflictSides['about']): Side =>
  about === 'removedByMe' ? 'theirs' : 'mine';

/** What could not be merged, and whose version stays there. */
export class ConflictLog {
  readonly open: HelpConflict[] = [];
  readonly #flat: Versions<FlatHelp>;
  readonly #choices: Choices;

  constructor(flat: Versions<FlatHelp>, choices: Choices) {
    this.#flat = flat;
    this.#choices = choices;
  }

  nameOf(key: string | null): string {
    if (key === null) return '';
    const { start, mine, theirs } = this.#flat;
    return [mine, theirs, start].map(({ entries }) => entries.get(key)?.title).find(Boolean) ?? '';
  }

  settle(sides: ConflictSides): Side {
    const id = JSON.stringify([sides.about, sides.key, sides.mine, sides.theirs]);
    const choice = this.#choices[id];
    if (choice === undefined) this.open.push({ ...sides, id, title: this.nameOf(sides.key) });
    return choice ?? defaultSide(sides.about);
  }
}
