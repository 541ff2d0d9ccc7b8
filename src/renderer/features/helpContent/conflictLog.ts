import type { Side } from '../../data/findConflicts.ts';
import type { Versions } from '../../resource/form/mergeOrder.ts';
import type { Choices } from '../../resource/form/useWholeEdit.ts';
import type { FlatHelp } from './helpTree.ts';

interface ConflictSides {
  /**
   * `position`: both users moved it, or each moved it into the other's. `order`: both reordered the same
   * rows. `removedByMe`, `removedByThem`: the other user changed it or something inside.
   */
  about: 'title' | 'text' | 'position' | 'order' | 'removedByMe' | 'removedByThem';
  /** `null`: the top level. */
  key: string | null;
  before?: string | undefined;
  /**
   * Result of choosing this side: a text, the title of the new parent ('' for the top level), or an order.
   */
  mine: string;
  theirs: string;
}

export interface HelpConflict extends ConflictSides {
  /** Contains both sides, so that a further change on the server requires a new choice. */
  id: string;
  /** Title of the entry; '' for the top level. */
  title: string;
}

/** Default choice, which never loses content. */
export const defaultSide = (about: ConflictSides['about']): Side =>
  about === 'removedByMe' ? 'theirs' : 'mine';

/** Collects unresolved conflicts and applies the choices of resolved ones. */
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
